### Swahili words; en/play.ftl says what each is for.

### Swahili words; en/file.ftl says what each is for.

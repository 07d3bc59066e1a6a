### Swahili words; en/record.ftl says what each is for.

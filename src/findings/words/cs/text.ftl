### Czech words; en/text.ftl says what each is for.

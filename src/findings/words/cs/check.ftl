### Czech words; en/check.ftl says what each is for.

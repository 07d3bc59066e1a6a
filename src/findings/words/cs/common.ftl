### Czech words; en/common.ftl says what each is for.

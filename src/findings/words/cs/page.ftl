### Czech words; en/page.ftl says what each is for.

### Czech words; en/marks.ftl says what each is for.

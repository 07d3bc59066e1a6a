### German words; en/marks.ftl says what each is for.

### German words; en/show.ftl says what each is for.

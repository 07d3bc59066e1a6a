### German words; en/view.ftl says what each is for.

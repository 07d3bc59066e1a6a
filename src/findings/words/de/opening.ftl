### German words; en/opening.ftl says what each is for.

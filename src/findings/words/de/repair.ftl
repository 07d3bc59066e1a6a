### German words; en/repair.ftl says what each is for.

### Czech words; en/diagram.ftl says what each is for.

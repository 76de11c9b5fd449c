insert into translations.missing_text (id, language, namespace, key, fallback) values ('t1', 'id', 'cases', 'form.newHint', 'Say what you saw');

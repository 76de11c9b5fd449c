import { Form } from 'react-router';
import { useTexts } from '#platform/web/i18n.tsx';
import { useLocalise } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import css from './chat.module.css';

/** A plain form: it works before scripts have come, and the address says what was looked for. */
export function ChatSearch({ q }: { q: string }) {
  const t = useTexts('chat');
  const localise = useLocalise();
  return (
    <Form role="search" action={localise('/chat')} className={css.searchForm}>
      <TextInput
        key={q}
        type="search"
        name="q"
        icon="search"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        defaultValue={q}
        maxLength={100}
      />
      <Button type="submit" size="m" variant="quiet">
        {t('search.go')}
      </Button>
    </Form>
  );
}

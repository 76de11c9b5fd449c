import { Form } from 'react-router';
import { useTexts } from '#platform/web/i18n.tsx';
import { useLocalise } from '#platform/web/link.tsx';
import css from './chat.module.css';
import { SearchWords } from './search-words.tsx';

/** A plain form: it works before scripts have come, and the address says what was looked for. */
export function ChatSearch({ q }: { q: string }) {
  const t = useTexts('chat');
  const localise = useLocalise();
  return (
    <Form role="search" action={localise('/chat')} className={css.searchForm}>
      <SearchWords name="q" label={t('search.label')} q={q} />
    </Form>
  );
}

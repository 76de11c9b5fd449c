import { formatList } from '#platform/i18n/format.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import css from './identifier-note.module.css';
import { foundIn, type KeptIdentifiers } from './use-kept-identifiers.ts';

const quoted = (words: readonly string[]) => [...new Set(words)].map((one) => `“${one}”`);

/** What was found and stays: its author says that it names nobody, and staff read it first. Texts: `library`. */
export function KeepIdentifiers({ kept: { found, accepted, accept } }: { kept: KeptIdentifiers }) {
  const t = useTexts('library');
  const language = useLanguage();
  if (found.length === 0) return null;
  return (
    <Checkbox
      label={t('identifiers.accept', { words: formatList(language, quoted(found.map(({ text }) => text))) })}
      help={t('identifiers.acceptHelp')}
      checked={accepted}
      onChange={(event) => accept(event.target.checked)}
    />
  );
}

export interface AskAboutIdentifiersProps {
  /** Why the answer was not taken. */
  failure: CallFailure;
  sending: boolean;
  onSend: () => void;
  onChange: () => void;
}

/** Asks once about a number or a birthday that stays in an answer. Texts: `library`. */
export function AskAboutIdentifiers({ failure, sending, onSend, onChange }: AskAboutIdentifiersProps) {
  const t = useTexts('library');
  const language = useLanguage();
  return (
    <div className={css.asked} role="alert">
      <p>{t('identifiers.ask', { words: formatList(language, quoted(foundIn(failure).map(({ text }) => text))) })}</p>
      <div className="row-wrap">
        <Button onClick={onChange}>{t('identifiers.change')}</Button>
        <Button variant="quiet" pending={sending} pendingLabel={t('discussion.sending')} onClick={onSend}>
          {t('identifiers.send')}
        </Button>
      </div>
    </div>
  );
}

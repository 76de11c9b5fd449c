import type { Language } from '#platform/i18n/languages.ts';
import { plainText, type RichText, withoutMentionNames, withWordsReplaced } from '#platform/richtext/richtext.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import css from './identifier-note.module.css';
import { useIdentifierNote } from './use-identifier-note.ts';

/** Links are what colleagues show each other. */
const ALLOWED: ReadonlySet<string> = new Set(['url']);

export interface IdentifierNoteProps<Text extends string | RichText> {
  value: Text;
  /** Of the text, and so of what is written instead. */
  language: Language;
  onChange: (value: Text) => void;
}

/** Below a field: what in it may tell who a patient is, to be taken out. It keeps nobody from sending. Texts: `library`. */
export function IdentifierNote<Text extends string | RichText>({ value, language, onChange }: IdentifierNoteProps<Text>) {
  const t = useTexts('library');
  const text = typeof value === 'string' ? value : plainText(withoutMentionNames(value));
  const found = useIdentifierNote(text, language, ALLOWED);

  function takeOut(words: string, replacement: string) {
    const next = typeof value === 'string' ? value.replace(words, () => replacement) : withWordsReplaced(value, words, replacement);
    onChange(next as Text);
  }

  if (found.length === 0) return null;
  return (
    <div className={css.note}>
      <p className={css.words} role="status">
        <Icon of="user-off" size="s" decorative />
        {t('identifiers.note', { words: found.map(({ words }) => words).join(' · ') })}
      </p>
      {found.map(({ words, replacement }) => (
        <Button key={words} size="s" variant="quiet" onClick={() => takeOut(words, replacement)}>
          {t('identifiers.takeOut', { words })}
        </Button>
      ))}
    </div>
  );
}

import { useEffect } from 'react';
import type { CallFailure } from '../operation/errors.ts';
import { wordsOf } from './draft-copy.ts';
import { useTexts } from './i18n.tsx';
import css from './other-version.module.css';
import type { KeptWriting } from './use-kept-writing.ts';

type Parts = Readonly<Record<string, unknown>>;

/** What stands at the server where a save was refused because somebody saved meanwhile; null for any other refusal. */
export function otherVersionIn(failure: CallFailure | null): Parts | null {
  const current = failure?.status === 409 ? failure.body.details?.current : null;
  return typeof current === 'object' && current !== null ? (current as Parts) : null;
}

/** How a part reads. */
type Read = (value: unknown, part: string) => string;

/** The words of the other version that are not those of this one, by part. */
export const otherWords = (
  mine: Parts,
  other: Parts,
  parts: readonly string[],
  read: Read = wordsOf,
): { readonly part: string; readonly words: string }[] =>
  parts
    .map((part) => ({ part, words: read(other[part], part) }))
    .filter(({ part, words }) => words !== '' && words.trim() !== read(mine[part], part).trim());

export interface OtherVersionProps {
  failure: CallFailure | null;
  kept: Pick<KeptWriting<object>, 'written'> & Partial<Pick<KeptWriting<object>, 'goOnFrom'>>;
  /** Of what is told apart by other than a version: what stands there has been seen, and is what is changed from here on. */
  onSeen?: (other: Parts) => void;
  /** What its parts are called, of those that can be read. */
  names: Readonly<Record<string, string>>;
  /** For parts that are more than words: a choice, a list. */
  read?: Read | undefined;
}

/**
 * In a form whose save was refused because somebody saved meanwhile: what stands there now. What was typed stays in the form; saving it
 * again is then a decision made with the other version in sight.
 */
export function OtherVersion({ failure, kept: { written, goOnFrom }, onSeen, names, read }: OtherVersionProps) {
  const t = useTexts('shell');
  const other = otherVersionIn(failure);
  const version = other?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal; what is typed goes on meanwhile.
  useEffect(() => {
    if (typeof version === 'number') goOnFrom?.(version);
    if (other !== null) onSeen?.(other);
  }, [failure]);
  return other && <OtherWords mine={written} other={other} names={names} read={read} note={t('form.other.text')} />;
}

export interface OtherWordsProps extends Pick<OtherVersionProps, 'names' | 'read'> {
  mine: object;
  other: object;
  /** What may be done about it. */
  note?: string;
}

/** What another version says and this one does not, part by part. */
export function OtherWords({ mine, other, names, read, note }: OtherWordsProps) {
  const t = useTexts('shell');
  return (
    <section aria-label={t('form.other.title')} className={css.other}>
      <h2 className="t-sub">{t('form.other.title')}</h2>
      {note !== undefined && <p className="muted">{note}</p>}
      <dl>
        {otherWords(mine as Parts, other as Parts, Object.keys(names), read).map(({ part, words }) => (
          <div key={part}>
            <dt className="t-label">{names[part]}</dt>
            <dd className={css.words}>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

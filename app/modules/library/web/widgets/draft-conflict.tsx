import { useState } from 'react';
import { formatMoment } from '#platform/i18n/format.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { differences, type Version, wordsOf } from '#platform/web/draft-copy.ts';
import { useLanguage } from '#platform/web/i18n.tsx';
import { useCopy } from '#platform/web/use-copy.ts';
import type { Conflict } from '#platform/web/use-draft.ts';
import { Button } from '#ui/button.tsx';
import css from './draft-conflict.module.css';

export interface DraftConflictProps {
  conflict: Conflict<object>;
  onResolve: (taken: ReadonlySet<string>) => void;
  t: Translate;
}

/** Two versions side by side, part by part: nothing is overwritten before the author has seen both. Texts of the caller: `compose.conflict`. */
export function DraftConflict({ conflict, onResolve, t }: DraftConflictProps) {
  const language = useLanguage();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { mine, other } = conflict;
  const choose = (part: string, isTaken: boolean) =>
    setTaken((known) => new Set(isTaken ? [...known, part] : [...known].filter((one) => one !== part)));
  return (
    <section aria-labelledby="conflict" className={css.conflict}>
      <h2 id="conflict" className="t-head">
        {t('compose.conflict.title')}
      </h2>
      <p className="muted">{t('compose.conflict.text', { at: formatMoment(language, other.updatedAt) })}</p>
      {differences(mine, other).map((part) => (
        <fieldset key={part} className={css.part}>
          <legend className="t-sub">{t(`compose.conflict.part.${part}`)}</legend>
          <Side
            t={t}
            name={part}
            label={t('compose.conflict.mine')}
            text={partWords(mine, part)}
            chosen={!taken.has(part)}
            onChoose={() => choose(part, false)}
          />
          <Side
            t={t}
            name={part}
            label={t('compose.conflict.other')}
            text={partWords(other, part)}
            chosen={taken.has(part)}
            onChoose={() => choose(part, true)}
          />
        </fieldset>
      ))}
      <Button variant="primary" onClick={() => onResolve(taken)}>
        {t('compose.conflict.goOn')}
      </Button>
    </section>
  );
}

const partWords = (version: Version<object>, part: string): string =>
  wordsOf(part === 'settings' ? version.settings : version.content[part]);

interface SideProps {
  name: string;
  label: string;
  text: string;
  chosen: boolean;
  onChoose: () => void;
  t: Translate;
}

function Side({ name, label, text, chosen, onChoose, t }: SideProps) {
  const copy = useCopy();

  return (
    <div className={css.side}>
      <label className={css.choice}>
        <input type="radio" name={`conflict-${name}`} checked={chosen} onChange={onChoose} />
        {label}
      </label>
      <p className={css.words}>{text === '' ? t('compose.conflict.blank') : text}</p>
      {text !== '' && (
        <Button
          size="s"
          variant="quiet"
          aria-label={t('compose.conflict.copyLabel', { version: label })}
          onClick={() => void copy(text, t('compose.conflict.copied'))}
        >
          {t('compose.conflict.copy')}
        </Button>
      )}
    </div>
  );
}

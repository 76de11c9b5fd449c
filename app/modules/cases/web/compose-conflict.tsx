import { useState } from 'react';
import { formatMoment } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import css from './compose-conflict.module.css';
import { differences, type Version, wordsOf } from './compose-copy.tsx';
import type { Conflict } from './use-draft.ts';

/** Two versions side by side, part by part: nothing is overwritten before the author has seen both. */
export function ComposeConflict({ conflict, onResolve }: { conflict: Conflict; onResolve: (taken: ReadonlySet<string>) => void }) {
  const t = useTexts('cases');
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
            name={part}
            label={t('compose.conflict.mine')}
            text={partWords(mine, part)}
            chosen={!taken.has(part)}
            onChoose={() => choose(part, false)}
          />
          <Side
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

const partWords = (version: Version, part: string): string => wordsOf(part === 'settings' ? version.settings : version.content[part]);

interface SideProps {
  name: string;
  label: string;
  text: string;
  chosen: boolean;
  onChoose: () => void;
}

function Side({ name, label, text, chosen, onChoose }: SideProps) {
  const t = useTexts('cases');

  async function handleCopy() {
    await navigator.clipboard.writeText(text);
    showToast(t('compose.conflict.copied'));
  }

  return (
    <div className={css.side}>
      <label className={css.choice}>
        <input type="radio" name={`conflict-${name}`} checked={chosen} onChange={onChoose} />
        {label}
      </label>
      <p className={css.words}>{text === '' ? t('compose.conflict.blank') : text}</p>
      {text !== '' && (
        <Button size="s" variant="quiet" aria-label={t('compose.conflict.copyLabel', { version: label })} onClick={() => void handleCopy()}>
          {t('compose.conflict.copy')}
        </Button>
      )}
    </div>
  );
}

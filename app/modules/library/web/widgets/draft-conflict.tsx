import { useEffect, useRef, useState } from 'react';
import { type ImageRef, imageSource } from '#modules/media/media.contract.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { differences, type Version } from '#platform/web/draft-copy.ts';
import { useCopy } from '#platform/web/use-copy.ts';
import type { Conflict } from '#platform/web/use-draft.ts';
import { useMoment } from '#platform/web/use-moment.ts';
import { Button } from '#ui/button.tsx';
import css from './draft-conflict.module.css';

/** A field of a version: what its composer calls it, and what stands in it. */
export interface ReadLine {
  readonly label?: string;
  readonly text: string;
  readonly picture?: ImageRef | null;
}

export interface DraftConflictProps<Settings extends object> {
  conflict: Conflict<Settings>;
  /** Grows with each try that has to wait for the choice: it is before one's eyes then, wherever the page stands. */
  attempt?: number;
  /** How a part of a version reads: fields and choices by the names they have where they are written. */
  linesOf: (version: Version<Settings>, part: string) => readonly ReadLine[];
  onResolve: (taken: ReadonlySet<string>) => void;
  t: Translate;
}

/** Two versions side by side, part by part: nothing is overwritten before the author has seen both. Texts of the caller: `compose.conflict`. */
export function DraftConflict<Settings extends object>({ conflict, attempt = 0, linesOf, onResolve, t }: DraftConflictProps<Settings>) {
  const momentOf = useMoment();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { mine, other } = conflict;
  const choice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) choice.current?.focus();
  }, [attempt]);
  // What readers see by now, or a draft that was saved elsewhere.
  const of = (name: string) => (conflict.published === true ? `compose.conflict.published.${name}` : `compose.conflict.${name}`);
  const choose = (part: string, isTaken: boolean) =>
    setTaken((known) => new Set(isTaken ? [...known, part] : [...known].filter((one) => one !== part)));
  return (
    <section ref={choice} tabIndex={-1} aria-labelledby="conflict" className={css.conflict}>
      <h2 id="conflict" className="t-head">
        {t(of('title'))}
      </h2>
      <p className="muted">{t(of('text'), { at: momentOf(other.updatedAt) })}</p>
      {differences(mine, other).map((part) => (
        <fieldset key={part} className={css.part}>
          <legend className="t-sub">{t(`compose.conflict.part.${part}`)}</legend>
          <Side
            t={t}
            name={part}
            label={t('compose.conflict.mine')}
            lines={linesOf(mine, part)}
            chosen={!taken.has(part)}
            onChoose={() => choose(part, false)}
          />
          <Side
            t={t}
            name={part}
            label={t(of('other'))}
            lines={linesOf(other, part)}
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

interface SideProps {
  name: string;
  label: string;
  lines: readonly ReadLine[];
  chosen: boolean;
  onChoose: () => void;
  t: Translate;
}

function Side({ name, label, lines, chosen, onChoose, t }: SideProps) {
  const copy = useCopy();
  const written = lines.filter(({ text, picture }) => text.trim() !== '' || picture);
  const text = written.map(lineText).join('\n');

  return (
    <div className={css.side}>
      <label className={css.choice}>
        <input type="radio" name={`conflict-${name}`} checked={chosen} onChange={onChoose} />
        {label}
      </label>
      {written.length === 0 ? (
        <p className={css.words}>{t('compose.conflict.blank')}</p>
      ) : (
        <div className={css.words}>
          {written.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
            <p key={i}>
              {line.label !== undefined && <span className="strong">{line.text === '' ? line.label : `${line.label}: `}</span>}
              {line.text}
              {line.picture && <img src={imageSource(line.picture, PICTURE_WIDTH)} alt="" className={css.picture} />}
            </p>
          ))}
        </div>
      )}
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

const lineText = ({ label, text }: ReadLine): string => [label, text].filter(Boolean).join(': ');

const PICTURE_WIDTH = 480;

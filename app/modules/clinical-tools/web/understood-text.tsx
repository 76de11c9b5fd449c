import { useMemo } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import type { DifferentialFound } from '../differential.contract.ts';
import { countOf, type PlaceKind, piecesOf } from './understood-places.tsx';
import css from './understood-text.module.css';

const KEY: readonly PlaceKind[] = ['present', 'outside', 'absent', 'other', 'unknown'];

/** The history with what was understood of it: there, denied, out of range, of somebody else, or not understood. */
export function UnderstoodText({ text, answer }: { text: string; answer: DifferentialFound }) {
  const t = useTexts('clinical-tools');
  const pieces = useMemo(() => piecesOf(text, answer), [text, answer]);
  return (
    <>
      <blockquote className={css.text}>
        {pieces.map(({ text: words, kind, labels }, index) =>
          kind === null ? (
            words
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
            <span key={index} className={css[kind]} title={labels.join(', ')}>
              {words}
              <span className="visually-hidden"> ({t(`told.kind.${kind}`)})</span>
            </span>
          ),
        )}
      </blockquote>
      <p className={css.key}>
        {KEY.filter((kind) => countOf(pieces, kind) > 0).map((kind) => (
          <span key={kind}>
            <span className={css[kind]} aria-hidden="true">
              {t(`told.kind.${kind}`)}
            </span>
            <span className="visually-hidden">{t(`told.kind.${kind}`)}</span> {countOf(pieces, kind)}
          </span>
        ))}
      </p>
    </>
  );
}

import { useTexts } from '#platform/web/i18n.tsx';
import { CARD_LINES, type FiveLines } from '../../news.contract.ts';
import css from './article-card-body.module.css';

/** The five lines, each with its question. */
export function LinesList({ lines, language }: { lines: FiveLines; language: string }) {
  const t = useTexts('news');
  return (
    <dl className={css.lines}>
      {CARD_LINES.map((line) => (
        <div key={line}>
          <dt>{t(`line.${line}`)}</dt>
          <dd lang={language}>{lines[line]}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useTexts } from '#platform/web/i18n.tsx';
import { classNames } from '#ui/class-names.ts';
import { Severity } from '#ui/severity.tsx';
import type { DrugToDrugFound, Named } from '../clinical-tools.contract.ts';
import { pairId } from './interaction-list.tsx';
import css from './interaction-matrix.module.css';
import { countsOf, pairOf } from './interaction-summary.tsx';

/** Above this the cells hold a sign without its word, which stands in the list below. */
const ROOMY = 8;

export function InteractionMatrix({ answer, onOpen }: { answer: DrugToDrugFound; onOpen: (id: string) => void }) {
  const t = useTexts('clinical-tools');
  const drugs = distinct(answer.recognised);
  // Of the parts of one product nothing was checked.
  if (drugs.length < 2 || answer.checkedPairs === 0) return null;
  const counts = countsOf(answer);
  return (
    <section className={css.section} aria-label={t('matrix.label')}>
      <div className={css.head}>
        <h2 className="t-head">
          {t('matrix.title', {
            drugs: t('matrix.drugs', { count: drugs.length }),
            pairs: t('matrix.pairs', { count: answer.checkedPairs }),
          })}
        </h2>
        <span className="small muted">{t('matrix.hint')}</span>
      </div>
      <div className={css.scroll} tabIndex={drugs.length > ROOMY ? 0 : undefined}>
        <table className={classNames(css.matrix, drugs.length > ROOMY && css.tight)}>
          <caption className="visually-hidden">{t('matrix.label')}</caption>
          <colgroup>
            <col className={css.first} />
            <col span={drugs.length} />
          </colgroup>
          <tbody>
            {drugs.map((row, index) => (
              <tr key={row.id}>
                <th scope="row" className={css.name}>
                  {row.name}
                </th>
                {drugs.slice(0, index).map((column) => (
                  <Cell key={column.id} row={row} column={column} answer={answer} onOpen={onOpen} />
                ))}
                {/* The last name stands over no cell. */}
                <td className={css.diagonal}>{index < drugs.length - 1 && <span aria-hidden="true">{row.name}</span>}</td>
                {drugs.slice(index + 1).map((column) => (
                  <td key={column.id} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.legend}>
        {(['contraindicated', 'major', 'moderate', 'minor', 'none'] as const).map((level) => (
          <span key={level} className={css.count}>
            <Severity level={level} word={t(`severity.${level}`)} look="plain" />
            <b className="num">{counts[level]}</b>
          </span>
        ))}
      </p>
    </section>
  );
}

interface CellProps {
  readonly row: Named;
  readonly column: Named;
  readonly answer: DrugToDrugFound;
  readonly onOpen: (id: string) => void;
}

function Cell({ row, column, answer, onOpen }: CellProps) {
  const t = useTexts('clinical-tools');
  const pair = pairOf(answer.interactions, row.id, column.id);
  const names = { a: row.name, b: column.name };
  if (pair === null) {
    return (
      <td>
        <span className={classNames(css.cell, css.none)}>
          <span className="visually-hidden">{t('matrix.none', names)}</span>
          <span aria-hidden="true">–</span>
        </span>
      </td>
    );
  }
  const { severity, interruptive } = pair;
  return (
    <td>
      <button type="button" className={classNames(css.cell, css[severity], interruptive && css.stops)} onClick={() => onOpen(pairId(pair))}>
        <span className="visually-hidden">{t('matrix.pair', names)}</span>
        <Severity level={severity} word={t(`severityShort.${severity}`)} look="plain" />
      </button>
    </td>
  );
}

function distinct(drugs: readonly Named[]): Named[] {
  return [...new Map(drugs.map((drug) => [drug.id, drug])).values()];
}

import { formatNumber, formatPercent } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { quietActionClass } from '#ui/card.tsx';
import { toCsv } from '#ui/csv.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { PollResults } from '#ui/poll.tsx';
import { StackedBar } from '#ui/stacked-bar.tsx';
import type { CaseView } from '../cases.contract.ts';
import css from './case-question.module.css';

export type ShownQuestion = NonNullable<CaseView['content']['question']>;
type Results = NonNullable<ShownQuestion['results']>;

export const LETTERS = ['A', 'B', 'C', 'D'];
export const letterOf = (option: number) => LETTERS[option] ?? '';

const sumOf = (votes: readonly number[]) => votes.reduce((sum, value) => sum + value, 0);
const shareOf = (votes: readonly number[], option: number) => (votes[option] ?? 0) / Math.max(1, sumOf(votes));

/** How colleagues answered: all of them, and by speciality as bars over their own table. */
export function CaseQuestionResults({ question, results }: { question: ShownQuestion; results: Results }) {
  const t = useTexts('cases');
  const reference = useTexts('reference');
  const language = useLanguage();
  const percent = (votes: readonly number[], option: number) => formatPercent(language, shareOf(votes, option));
  const { myAnswer } = question;

  return (
    <>
      <p className="muted">
        {myAnswer === null
          ? t('page.answers', { count: results.total, total: formatNumber(language, results.total) })
          : t(results.total === 1 ? 'page.youAnsweredFirst' : 'page.youAnswered', {
              letter: letterOf(myAnswer),
              share: percent(results.votes, myAnswer),
              total: formatNumber(language, results.total),
            })}
      </p>
      <PollResults
        label={question.text}
        results={question.options.map((label, i) => ({
          id: String(i),
          mark: letterOf(i),
          label: i === question.answer ? <AuthorsChoice label={label} words={t('page.authorsChoice')} /> : label,
          share: shareOf(results.votes, i),
          shareText: percent(results.votes, i),
          mineLabel: i === myAnswer ? t('page.yourAnswer') : undefined,
        }))}
      />
      {results.bySpeciality.length > 0 && (
        <div className={css.split}>
          <DataTable label={t('page.bySpeciality')} dense>
            <thead>
              <tr>
                <th scope="col">{t('page.bySpeciality')}</th>
                <th scope="col" className={css.barCell}>
                  <span className="visually-hidden">{t('page.shares')}</span>
                </th>
                {question.options.map((option, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place.
                  <th key={i} scope="col" aria-label={`${letterOf(i)}: ${option}`}>
                    {letterOf(i)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {results.bySpeciality.map(({ speciality, votes }) => (
                <tr key={speciality}>
                  <th scope="row">
                    {reference(`speciality.${speciality}`)} <span className="muted num">{formatNumber(language, sumOf(votes))}</span>
                  </th>
                  <td className={css.barCell}>
                    <StackedBar
                      label={votes.map((_, i) => `${letterOf(i)} ${percent(votes, i)}`).join(', ')}
                      segments={votes.map((_, i) => ({ id: String(i), share: shareOf(votes, i) }))}
                      highlightId={myAnswer === null ? undefined : String(myAnswer)}
                    />
                  </td>
                  {votes.map((_, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its option.
                    <td key={i} className={i === myAnswer ? css.mine : undefined}>
                      {formatNumber(language, Math.round(shareOf(votes, i) * 100))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </DataTable>
          {sumOf(results.bySpeciality.map(({ votes }) => sumOf(votes))) < results.total && (
            <p className="muted small">{t('page.bySpecialityNote')}</p>
          )}
          <button
            type="button"
            className={`${quietActionClass} print-hidden`}
            onClick={() => download(question, results, (slug) => reference(`speciality.${slug}`), t('page.bySpeciality'))}
          >
            <Icon of="download" size="s" decorative />
            {t('page.downloadCsv')}
          </button>
        </div>
      )}
    </>
  );
}

function AuthorsChoice({ label, words }: { label: string; words: string }) {
  return (
    <>
      {label} <strong className={css.authors}>{words}</strong>
    </>
  );
}

/** Votes as numbers, for those who want to reckon on. */
function download(question: ShownQuestion, results: Results, nameOf: (slug: string) => string, heading: string) {
  const rows = [[heading, ...question.options], ...results.bySpeciality.map(({ speciality, votes }) => [nameOf(speciality), ...votes])];
  const url = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'answers.csv';
  link.click();
  URL.revokeObjectURL(url);
}

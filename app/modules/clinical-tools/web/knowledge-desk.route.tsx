/** /console/knowledge: coverage, reviews and reported errors. Stands in the frame of the staff desk. */
import { data } from 'react-router';
import { formatDate, formatNumber } from '#platform/i18n/format.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { forMember } from '#platform/web/for-member.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link, useLocalise } from '#platform/web/link.tsx';
import { listAddress } from '#platform/web/list-address.ts';
import { pageOf } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Button } from '#ui/button.tsx';
import { chipClass, chipsClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { listErrorReports } from '../error-report.contract.ts';
import { FILE_KINDS, FILE_STATES, getKnowledgeOverview, listKnowledgeFiles } from '../knowledge-desk.contract.ts';
import type { Route } from './+types/knowledge-desk.route';
import { countName } from './count-name.tsx';
import { ErrorReports } from './error-reports.tsx';
import css from './knowledge-desk.module.css';
import { KnowledgeFileRow } from './knowledge-file-row.tsx';

export const handle: RouteHandle = { texts: ['clinical-tools', 'identity'], frame: 'work' };

interface Filter {
  /** Reports that are closed already. */
  readonly settled: boolean;
  readonly kind: (typeof FILE_KINDS)[number] | null;
  readonly state: (typeof FILE_STATES)[number] | null;
  readonly words: string;
}

const pathOf = ({ settled, kind, state, words }: Filter, further: { readonly cursor?: string; readonly reports?: string } = {}): string =>
  listAddress('/console/knowledge', { settled: settled && '1', kind, state, words, ...further });

/** Whoever has no business here finds nothing here. */
export const loader = (args: Route.LoaderArgs) => {
  const page = pageOf(args.context);
  if (page?.reader != null && !page.reader.rights.includes('knowledge')) throw data(null, { status: 404 });
  const query = new URL(args.request.url).searchParams;
  const filter: Filter = {
    settled: query.has('settled'),
    kind: FILE_KINDS.find((one) => one === query.get('kind')) ?? null,
    state: FILE_STATES.find((one) => one === query.get('state')) ?? null,
    words: query.get('words')?.slice(0, 100) ?? '',
  };
  const wanted = {
    ...(filter.kind !== null && { kind: filter.kind }),
    ...(filter.state !== null && { state: filter.state }),
    words: filter.words,
  };
  return forMember(args, async (call) => {
    const [overview, files, reports] = await Promise.all([
      call(getKnowledgeOverview, {}),
      call(listKnowledgeFiles, { ...wanted, cursor: query.get('cursor') ?? undefined }),
      call(listErrorReports, { settled: filter.settled, cursor: query.get('reports') ?? undefined }),
    ]);
    return { filter, overview, files, reports };
  }).catch((error: unknown) => {
    throw error instanceof CallFailure && error.code === 'access.staff' ? data(null, { status: 404 }) : error;
  });
};

export default function KnowledgeDeskRoute({ loaderData: { filter, overview, files, reports } }: Route.ComponentProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const localise = useLocalise();
  return (
    <div className="stack-l">
      <section aria-label={t('desk.reports')}>
        <h2 className="t-head">{t('desk.reports')}</h2>
        <nav aria-label={t('desk.reports')} className={chipsClass}>
          {[false, true].map((settled) => (
            <Link
              key={String(settled)}
              to={pathOf({ ...filter, settled })}
              className={chipClass({ selected: filter.settled === settled })}
              aria-current={filter.settled === settled || undefined}
            >
              {t(settled ? 'desk.settledReports' : 'desk.openReports')}
            </Link>
          ))}
        </nav>
        <ErrorReports key={reports.data[0]?.id} reports={reports.data} hasMore={reports.nextCursor !== null} />
        {reports.nextCursor !== null && <Link to={pathOf(filter, { reports: reports.nextCursor })}>{t('desk.nextReports')}</Link>}
      </section>
      <section aria-label={t('desk.coverage')}>
        <h2 className="t-head">{t('desk.coverage')}</h2>
        <p className="muted">
          {t('desk.reviewed', { reviewed: formatNumber(language, overview.reviewed), lapsed: formatNumber(language, overview.lapsed) })}
        </p>
        <Counts counts={overview.counts.filter(({ goal }) => goal !== null)} />
        <details className={css.all}>
          <summary>{t('desk.allCounts')}</summary>
          <Counts counts={overview.counts.filter(({ goal }) => goal === null)} />
        </details>
      </section>
      {overview.oldest.length > 0 && (
        <section aria-label={t('desk.oldest')}>
          <h2 className="t-head">{t('desk.oldest')}</h2>
          <ul className={css.oldest}>
            {overview.oldest.map(({ path, name, reviewer, reviewedAt }) => (
              <li key={path}>
                <b>{name}</b>{' '}
                <span className="muted">
                  {t('desk.by', { by: reviewer ?? '', date: reviewedAt === null ? '' : formatDate(language, reviewedAt) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t('desk.files')}>
        <h2 className="t-head">{t('desk.files')}</h2>
        <form method="get" action={localise('/console/knowledge')} className={css.search}>
          <Field label={t('desk.search')} hideLabel>
            {(control) => (
              <TextInput {...control} type="search" name="words" icon="search" placeholder={t('desk.search')} defaultValue={filter.words} />
            )}
          </Field>
          {filter.settled && <input type="hidden" name="settled" value="1" />}
          {filter.kind !== null && <input type="hidden" name="kind" value={filter.kind} />}
          {filter.state !== null && <input type="hidden" name="state" value={filter.state} />}
          <Button type="submit">{t('desk.find')}</Button>
        </form>
        <nav aria-label={t('desk.filter')} className={chipsClass}>
          {FILE_KINDS.map((kind) => (
            <Link
              key={kind}
              to={pathOf({ ...filter, kind: filter.kind === kind ? null : kind })}
              className={chipClass({ selected: filter.kind === kind })}
              aria-current={filter.kind === kind || undefined}
            >
              {t(`desk.kind.${kind}`)}
            </Link>
          ))}
          {FILE_STATES.map((state) => (
            <Link
              key={state}
              to={pathOf({ ...filter, state: filter.state === state ? null : state })}
              className={chipClass({ selected: filter.state === state })}
              aria-current={filter.state === state || undefined}
            >
              {t(`desk.state.${state}`)}
            </Link>
          ))}
        </nav>
        {files.data.length === 0 ? (
          <EmptyState art="magnifier" title={t('desk.noFiles')} headingLevel={3}>
            {t('desk.noFilesText')}
          </EmptyState>
        ) : (
          <ul className={css.files}>
            {files.data.map((file) => (
              <KnowledgeFileRow key={`${file.path} ${file.hash}`} file={file} />
            ))}
          </ul>
        )}
        {files.nextCursor !== null && <Link to={pathOf(filter, { cursor: files.nextCursor })}>{t('desk.next')}</Link>}
      </section>
    </div>
  );
}

function Counts({ counts }: { counts: Route.ComponentProps['loaderData']['overview']['counts'] }) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  return (
    <dl className={css.counts}>
      {counts.map(({ label, count, goal }) => (
        <div key={label}>
          <dt>{t(`desk.count.${countName(label)}`)}</dt>
          <dd className="num">
            {goal === null
              ? formatNumber(language, count)
              : t('desk.ofGoal', { count: formatNumber(language, count), goal: formatNumber(language, goal) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

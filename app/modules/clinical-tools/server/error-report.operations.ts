import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { toPage } from '#platform/db/keyset.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { listErrorReports, reportError, settleErrorReport } from '../error-report.contract.ts';
import { closeErrorReport, errorReports, insertErrorReport } from './error-report.store.ts';
import { refuseIdentifying } from './identifying-words.policy.ts';

export const errorReportHandlers = [
  handle(reportError, async ({ db, viewer, language }, report) => {
    refuseIdentifying([report.words, report.about], language);
    return { id: await insertErrorReport(db, { memberId: viewer.id, ...report }) };
  }),

  handle(listErrorReports, async ({ db }, page) => {
    const rows = await errorReports(db, page);
    const names = await membersByIds(db, [
      ...new Set(rows.flatMap(({ memberId, settledBy }) => (settledBy === null ? [memberId] : [memberId, settledBy]))),
    ]);
    return toPage(
      rows,
      page.limit,
      ({ key, id }) => [key, id],
      ({ key: _, memberId, reportedAt, settledAt, settledBy, ...row }) => ({
        ...row,
        reporter: names.get(memberId)?.name ?? '',
        reportedAt: reportedAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
        settledBy: settledBy === null ? null : (names.get(settledBy)?.name ?? ''),
      }),
    );
  }),

  handle(settleErrorReport, async ({ db, viewer }, { id, outcome }) => {
    if (!(await closeErrorReport(db, id, viewer.id, outcome))) throw new Failure('clinical-tools.reportNotFound');
    return { id };
  }),
];

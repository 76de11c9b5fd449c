/**
 * What the actions beside an answer load on demand. Where a page is kept for use without a network it is loaded ahead: they then say
 * by themselves that nothing can be sent.
 */
export const saveDialog = async () => ({ kind: 'save' as const, Dialog: (await import('./save-dialog.tsx')).SaveDialog });
export const reportDialog = async () => ({ kind: 'report' as const, Dialog: (await import('./report-dialog.tsx')).ReportDialog });
export const identifiers = () => import('@kolegia/deidentify/find-identifiers');

export const answerActionsCode = () => Promise.all([saveDialog(), reportDialog(), identifiers()]);

/** What other modules may know of cases. */

export { caseCard, summaryOf } from './case.view.ts';
export { citationsOf } from './case-citation.store.ts';
export { searchText } from './case-text.store.ts';
export { isUpdateThere } from './case-update.store.ts';
export { listDraftRows } from './draft.store.ts';

/** What other modules may know of cases. */

export { caseCard, summaryOf } from './case.view.ts';
export { searchText } from './case-text.store.ts';

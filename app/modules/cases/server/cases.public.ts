/** What other modules may know of cases. */
export { searchText } from './case-text.store.ts';

/** What other modules may do with news. */
export { textsOf as searchTextsByIds } from './article.store.ts';
export { holdersCiting, identified, keepCitations } from './citation.store.ts';
export { noticedAmong } from './cited-work.store.ts';
export { insertSampleNews, type SampleNews } from './sample-news.store.ts';
export { findJournal, followersOfSource as followersOfJournal } from './source.store.ts';

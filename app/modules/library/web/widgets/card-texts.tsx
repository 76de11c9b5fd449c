/** Namespaces a page lists in `handle.texts` when it shows cards of any kind; apart from the cards, which may come later. */
export const CARD_TEXTS = ['library', 'reference', 'cases', 'news'] as const;

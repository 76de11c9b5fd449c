/** Of a drug: what can be held beside a published text and be found to agree. */
export const COMPARABLE_FACTS = ['doses', 'kidney', 'liver'] as const;
export type ComparableFact = (typeof COMPARABLE_FACTS)[number];

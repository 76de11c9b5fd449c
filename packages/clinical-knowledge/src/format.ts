/** Of the index: counted up when a reader of the old form would misread the new one. */
export const FORMAT = 6;

/** Where a server has it. Of each form at an address of its own: a page that a browser has kept for use without a network meets the file it was made for. */
export const KNOWLEDGE_ADDRESS = `/clinical-knowledge-${FORMAT}.jsonl`;

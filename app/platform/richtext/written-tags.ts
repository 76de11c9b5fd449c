/**
 * Tags that somebody typed into plain text, told from comparisons: "<90 mmHg, >4 mmol/L" and "<ULN and >LLN" hold none. A tag is a name
 * that follows `<` or `</` at once, with nothing else before its end but attributes, of which one has a value; or a comment.
 */
const REST_OF_TAG = String.raw`(?:\/?[a-z][a-z0-9-]*(?:\s[^<>=]*=[^<>]*|\s*\/?)|!--[^<>]*)>`;
const TAG = new RegExp(`<${REST_OF_TAG}`, 'gi');
const NO_TAG = new RegExp(`<(?!${REST_OF_TAG})`, 'gi');

export const withoutTags = (text: string): string => text.replace(TAG, ' ');

/** Puts `mark` after each `<` that opens no tag, for readers of text that take a letter after it for one. */
export const markComparisons = (text: string, mark: string): string => text.replace(NO_TAG, () => `<${mark}`);

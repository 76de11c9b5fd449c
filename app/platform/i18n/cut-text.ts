/** The beginning of a text, at most `length` long. A character of two parts, such as an emoji, is not halved but left out. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');

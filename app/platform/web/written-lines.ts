/** The lines of a text that have words in them: for lists that are written one entry a line. */
export const writtenLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

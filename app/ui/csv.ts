/** Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read UTF-8. */
export function toCsv(rows: ReadonlyArray<ReadonlyArray<string | number>>): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/**
 * A text that begins like a formula would be run by a spreadsheet: an apostrophe keeps it a text (OWASP, CSV injection). Where the comma is
 * for decimals, as in Indonesia, a spreadsheet begins a new cell behind each semicolon, whatever is in quotes.
 */
const FORMULA = /(^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = Number.isNaN(Number(value)) ? value.replace(FORMULA, "$1'") : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What was copied as a picture, of what is pasted. */

type Pasted = Pick<DataTransfer, 'files' | 'getData'>;

/**
 * None where words came along: offices copy text and tables as a picture too, and whoever pastes them means the words. File managers
 * copy a picture with its name, which is none.
 */
export function picturesPasted(data: Pasted): File[] {
  const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'));
  const isName = (line: string): boolean => pictures.some(({ name }) => line.endsWith(name) || line.endsWith(encodeURIComponent(name)));
  const lines = data.getData('text/plain').split('\n');
  return lines.every((line) => line.trim() === '' || isName(line.trim())) ? pictures : [];
}

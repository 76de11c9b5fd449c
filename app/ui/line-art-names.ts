/** Every drawing of the product, by its file in `line-art/`. The build puts them into the file of the icons. */
export const LINE_ART_NAMES = [
  'bell',
  'book',
  'broken-trace',
  'calendar',
  'clipboard',
  'colleagues',
  'envelope',
  'lock',
  'magnifier',
] as const;

export type LineArtName = (typeof LINE_ART_NAMES)[number];

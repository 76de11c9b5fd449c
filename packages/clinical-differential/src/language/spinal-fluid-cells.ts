/** “CSF: 1200 white cells, 90 % neutrophils”, “LCS sel 240, MN dominan”: cells of the spinal fluid, and which of them prevail. */
import { isOfSpinalFluid } from './body-fluids.ts';
import type { SaidFinding } from './said-finding.ts';

const NEUTROPHILS = 'neutrophils?|neutrofil|polymorphs?|polymorphonuclear(?:s| cells)?|polys|pmns?';
const LYMPHOCYTES = 'lymphocytes?|lymphs?|limfosit|mononuclears?(?: cells)?|mononuklear|mns?';
const WHITE_CELLS = 'white (?:blood )?cells?(?: count)?|wbcs?|wcc|leu[ck]ocytes?|leukosit|cells?(?: count)?|(?:jumlah )?sel';
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d+)`;
const RED = '(?<!(?:red|rbcs?|merah|eritrosit)[^,;]{0,12})';
const PER = String.raw`\s*(?:x\s*10\^?6\/l|\/?\s*(?:mm3|mm³|cmm|[uµμ]l)|per (?:mm3|[uµμ]l))?`;

const COUNT = new RegExp(
  String.raw`${RED}(?<!\p{L})(?:${WHITE_CELLS})(?!\p{L})\s*(?:is|was|of|[:=])?\s*${NUMBER}(?!\s*%|[.,]?\d)|(?<![\d.,])${NUMBER}${PER}\s*(?:${WHITE_CELLS})(?!\p{L})`,
  'giu',
);
const KIND = (names: string) =>
  new RegExp(
    String.raw`(?<![\d.,])(\d{1,3})\s*%\s*(?:${names})(?!\p{L})|(?<!\p{L})(?:${names})(?!\p{L})\s*(?:of|[:=])?\s*(\d{1,3})\s*%|(?<![\d.,])${NUMBER}${PER}\s*(?:${names})(?!\p{L})|(?<!\p{L})(?:mostly|mainly|predominantly|predominan(?:t|ce)?|all)\s+(?:of\s+)?(?:${names})(?!\p{L})|(?<!\p{L})(?:${names})(?!\p{L})\s*(?:predominan(?:t|ce|si)?|dominan|predominate|lebih banyak)`,
    'giu',
  );
const KINDS = [
  ['csf-neutrophils', KIND(NEUTROPHILS)],
  ['csf-lymphocytes', KIND(LYMPHOCYTES)],
] as const;
/** Above this a spinal fluid has too many cells, in a newborn above twenty. */
const MOST_NORMAL = 20;
const MOSTLY_PERCENT = 50;

/** Saves most texts the search. */
const MAY_BE_SPINAL = /csf|lcs|spinal|lumba|cairan otak|(?<!\p{L})lp(?!\p{L})/iu;

const numberOf = (written: string) => Number(written.replace(/[.,]/g, ''));

export function spinalFluidCells(text: string): SaidFinding[] {
  if (!MAY_BE_SPINAL.test(text)) return [];
  const counts = [...text.matchAll(COUNT)].filter(({ index }) => isOfSpinalFluid(text, index));
  const most = Math.max(...counts.map(([, first, second]) => numberOf(first ?? second ?? '0')));
  return KINDS.flatMap(([finding, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match): SaidFinding[] => {
      const { 0: all, 1: share = match[2], 3: count, index } = match;
      if (!isOfSpinalFluid(text, index)) return [];
      const isMany = count === undefined ? most > MOST_NORMAL : numberOf(count) > MOST_NORMAL;
      const isMost = share === undefined || Number(share) >= MOSTLY_PERCENT;
      return isMany && isMost ? [{ finding, present: true, start: index, end: index + all.length }] : [];
    }),
  ).slice(0, 1);
}

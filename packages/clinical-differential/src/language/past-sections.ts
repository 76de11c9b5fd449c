/** Under “PMH:” or “RPD:” stands what was: a fit in childhood is no fit now. */
import { isHeading } from './headings.ts';
import type { Token } from './tokens.ts';

const HEADINGS = new Set(
  'pmh,pmhx,phx,phmx,past history,past hx,past medical history,past medical hx,rpd,rps dahulu,riwayat dahulu,riwayat penyakit dahulu,riwayat penyakit terdahulu,riwayat penyakit lalu'.split(
    ',',
  ),
);
/** What is of today again. */
const NOW = new Set(
  'now today currently presents presenting presented tonight yesterday since ongoing recurrent kini sekarang datang masuk keluhan sejak hari kemarin tadi semalam'.split(
    ' ',
  ),
);

/** Of each token, whether it stands there: up to the end of the sentence, or to a word that speaks of today. */
export function pastSections(tokens: readonly Token[], sentence: Int32Array): Uint8Array {
  const sections = new Uint8Array(tokens.length);
  tokens.forEach((token, colon) => {
    if (token.text !== ':' || !isHeading(tokens, colon, HEADINGS)) return;
    for (let at = colon + 1; at < tokens.length && (sentence[at] === sentence[at - 1] || tokens[at]?.text === ';'); at += 1) {
      if (NOW.has(tokens[at]?.text ?? '')) return;
      sections[at] = 1;
    }
  });
  return sections;
}

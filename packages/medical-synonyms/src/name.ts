/** How names are compared: as a reader hears them, whatever the hyphens, accents and spelling. */

const WHITE = /\s+/g;

/** Lower case, without accents, apostrophes and end marks; a hyphen counts as a space. */
export const nameKey = (name: string): string =>
  PLAIN.test(name)
    ? name
    : name
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/['’`]/g, '')
        .replace(/[-–—/,;:!?()]+/g, ' ')
        .replace(/\.(?=\s|$)/g, ' ')
        .replace(WHITE, ' ')
        .trim();

/** Most names are their own key. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** British, and what the Americans make of it. In this order: `oesophag` before `oe`. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/haem/g, 'hem'],
  [/aem(?=i|y)/g, 'em'],
  [/caem/g, 'cem'],
  [/paed/g, 'ped'],
  [/oedem/g, 'edem'],
  [/oesophag/g, 'esophag'],
  [/oestr/g, 'estr'],
  [/foet/g, 'fet'],
  [/gynaec/g, 'gynec'],
  [/anaest/g, 'anest'],
  [/orrhoe/g, 'orrhe'],
  [/caec/g, 'cec'],
  [/faec/g, 'fec'],
  [/ischaem/g, 'ischem'],
  [/leuco/g, 'leuko'],
  [/pnoea/g, 'pnea'],
  [/coel/g, 'cel'],
  [/praevia/g, 'previa'],
  [/phaeo/g, 'pheo'],
  [/melaena/g, 'melena'],
  [/paraesth/g, 'paresth'],
  [/tumour/g, 'tumor'],
  [/labour/g, 'labor'],
  [/goitre/g, 'goiter'],
  [/fibre/g, 'fiber'],
  [/sulph/g, 'sulf'],
  [/lys(?=e\b|ed\b)/g, 'lyz'],
  [/(?<=[a-z]{3})is(?=ation|ing\b|ed\b|er\b|e\b)/g, 'iz'],
  [/neurone/g, 'neuron'],
];

/** Asked of thousands of names at every start. */
const BRITISH = new RegExp(SPELLINGS.map(([british]) => british.source).join('|'));

/** A name as Britons and as Americans write it; mostly both do alike. */
export function spellings(name: string): readonly string[] {
  if (!BRITISH.test(name)) return [name];
  const american = SPELLINGS.reduce((text, [british, other]) => text.replace(british, other), name);
  return american === name ? [name] : [name, american];
}

/** One written form for what is one word: case, accents, British and American, Latin as English and Indonesian spell it, endings. */

const PLAIN = /^[a-z\d]*$/;

function plain(word: string): string {
  const lower = word.toLowerCase();
  return PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '');
}

/** In the order in which they are applied: haemoptysis and hemoptisis, icterus and ikterus, palpitations and palpitasi meet. */
const SPELLING: readonly (readonly [RegExp, string])[] = [
  [/ae|oe/g, 'e'],
  [/our(?=s?$|ed$|ing$)/, 'or'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/rh/g, 'r'],
  [/nct/g, 'ngt'],
  // A bronchus is a bronkus; chills are no kills.
  [/(?<=.)ch(?=i)|ch(?=[aeou]|$)/g, 'k'],
  [/cc(?=[ei])/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  // “ck” stays, or English back would be Indonesian bak.
  [/c(?!k)|q/g, 'k'],
  [/x/g, 'ks'],
  [/(?<=[iy])z/g, 's'],
  [/y/g, 'i'],
  [/tions?$/, 'si'],
  [/([b-df-hj-np-tv-z])\1/g, '$1'],
  [/(?<=[a-z]{5})e$/, ''],
];

/** English words that the spellings above would make one with an Indonesian word of another meaning: a belly is not beli (to buy), a canker is no kanker (cancer), a machine is not makin (more and more); what was then is not ten, and toes are no test (tes). Nor one English word another: a pinch is not pink, what blanches is not blank, a porch no pork. */
const APART = new Set([
  'belly',
  'blanch',
  'blanched',
  'blanches',
  'blanching',
  'breach',
  'canker',
  'cankers',
  'chair',
  'chairs',
  'machine',
  'machines',
  'hiss',
  'many',
  'march',
  'marched',
  'mobile',
  'pasty',
  'peach',
  'pinch',
  'pinched',
  'pinches',
  'pinching',
  'porch',
  'then',
  'thinner',
  'toes',
]);

/** Most forms of most words hold nothing of all that. */
const SPELT_APART = /ae|oe|our|[pr]h|th|nct|[cqxy]|[iy]z|tions?$|([b-df-hj-np-tv-z])\1|e$/;

/** Words with the same key are the same word. */
export function wordKey(word: string): string {
  let key = plain(word);
  if (key.length > 3 && SPELT_APART.test(key) && !APART.has(key))
    for (const [pattern, replacement] of SPELLING) key = key.replace(pattern, replacement);
  return key;
}

/** Forms without English endings; the longest comes first. Which of them is a word, the vocabulary knows. */
function englishStems(word: string): string[] {
  const stems: string[] = [];
  const undouble = (stem: string) => (/([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : []);
  if (/ies$/.test(word)) stems.push(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) stems.push(word.slice(0, -2));
  if (/[^su]s$/.test(word) && !/[is]is$/.test(word)) stems.push(word.slice(0, -1));
  for (const ending of ['ing', 'ed']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    stems.push(stem, `${stem}e`, ...undouble(stem));
  }
  // Early is no ear.
  if (/.{4}ly$/.test(word)) stems.push(word.slice(0, -2));
  return stems;
}

const PARTICLES = ['nya', 'ku', 'mu', 'lah', 'kah', 'pun'];
const SUFFIXES = ['kan', 'an', 'i'];
/** A prefix and what the root may have begun with before it: memukul from pukul, menyapu from sapu. */
const PREFIXES: readonly (readonly [string, readonly string[]])[] = [
  ['meny', ['s']],
  // As it is spoken: ngelas, nyemprot.
  ['ny', ['s']],
  ['nge', ['']],
  ['ng', ['', 'k']],
  ['peny', ['s']],
  ['meng', ['', 'k']],
  ['peng', ['', 'k']],
  ['mem', ['', 'p']],
  ['pem', ['', 'p']],
  ['men', ['', 't']],
  ['pen', ['', 't']],
  ['ber', ['']],
  ['ter', ['']],
  ['per', ['']],
  ['me', ['']],
  ['be', ['']],
  ['di', ['']],
  ['ke', ['']],
  ['pe', ['']],
  ['se', ['']],
];
/** As it is spoken, -in for -kan and -i: digerakin, ngeluarin, dibangunin. Without such a beginning it may be a drug: aspirin. */
const SPOKEN_VERB = /^(?:di|ng|ny|ke).{4,}in$/;
const SHORTEST_ROOT = 4;

/** Not made of what they look like: “sebelum” (before) is no “belum” (not yet), “mengurus” (look after) no “kurus” (thin), what is carried no caries, a set of tablets (setelan) nothing swallowed, a coconut (kelapa) no lapse, a tickly cough no tick, to gulp (menenggak) no denial (enggak), to claim (mengaku) not stiff (kaku), a class (kelas) no welding (las), to keep to oneself (menyendiri) not “myself” (sendiri), what is perfused is not fused, and neither taking nor noting denies anything (tak, not). */
const ROOTS = new Set(
  'sebelum sebelumnya berminggu berbulan bertahun berhari menyadari menyadarinya disadari disadarinya mengurus mengurusi mengurusnya carried paling paving disentri setelan kelapa tickly menenggak nenggak mengaku mengakui menyendiri selalu selang diselang distress distressed distressing perfused taking noting kelas kelasnya sekelas ngelas mengelas'.split(
    ' ',
  ),
);

function indonesianStems(word: string): string[] {
  const ends = [word];
  for (const particle of PARTICLES) if (word.endsWith(particle)) ends.push(word.slice(0, -particle.length));
  if (SPOKEN_VERB.test(word)) ends.push(word.slice(0, -2));
  for (const end of [...ends]) for (const suffix of SUFFIXES) if (end.endsWith(suffix)) ends.push(end.slice(0, -suffix.length));
  const all = ends.slice(1);
  for (const end of ends) {
    for (const [prefix, starts] of PREFIXES) {
      if (!end.startsWith(prefix)) continue;
      for (const start of starts) all.push(start + end.slice(prefix.length));
    }
  }
  return all.filter((stem) => stem.length >= SHORTEST_ROOT);
}

/** The keys a word of a text may stand for, the word itself first. */
export function wordForms(word: string): readonly string[] {
  const lower = plain(word);
  const stems = lower.length > 3 && !ROOTS.has(lower) ? [...englishStems(lower), ...indonesianStems(lower)] : [];
  return [...new Set([lower, ...stems].map(wordKey))];
}

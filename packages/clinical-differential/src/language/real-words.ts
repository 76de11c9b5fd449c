/** Ordinary words that are a letter away from one of medicine: who wrote former meant no farmer. They are not taken for misspelt. */
const WORDS = `
arches bangkok border borders camping caring certain checks combing corner cushing dazzled decayed ending facing falling flushes forced forester
former forming further happen happened including keeping leading letting lifted locking masked milder mirror nobody noting nursery
pacing pellet phalen playing prevent radical recruit remain remains scores setting shapes shopping showing showed single skewer slower
someone somebody starting stated stopping swings taking tapping tested testing thicker thinks threads tinel typing vehicle vehicles
waiting waking wanted wearing wedding whenever writes written
angkut banget gudang kenyal kenyang lembar masker puncak semenit serasa tunggal
`;

export const REAL_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

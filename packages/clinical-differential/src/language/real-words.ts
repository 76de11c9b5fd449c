/** Ordinary words that are a letter away from one of medicine: who wrote former meant no farmer. They are not taken for misspelt. */
const WORDS = `
angkut arabic arches arenas attacked baker bandung banget bangkok basics basis beaming berdua berita berlin berupa bidang binding border
borders boring bother breadth broker camping cancel caring carried center centre certain charge checks coding combing corner creates
creating cushing daftar dagger daring dazzled decayed deepen deleted deliver delivers denial depend depending derive display displays
divider domain dominant driven driver ending expose exposes facing falling farther faster filler filter filtering finder flushes follower
forced forester forget former forming friend funding further gordon graham gudang handler handlers handles happen happened harder header
hiding holder imagine important including indian insert inserted intend intent intern invent invented keeping kempes kenyal kenyang klasifikasi koneksi
korean kursus latest leader leading learnt leaving lembar letting lifted listed listing literal loader locking logger luring manila march
marched marches margin martin masked masker matter menyusul middle milder miliki militer miller mirror mistaken multiply neighbour nobody
noting nursery opener outlet pacing packet pairing pangkat pantau parent pasti pellet performs phalen picker pickle planet playing plumber
plural pointer popular portal portion postal poster prevent primes printer profit puncak racket rackets radical ranking reader recruit
redaksi refugee relied remain remainder remaining remains reused reward roaming robert robes rocket saring scores scream segera selamat
semarang semenit sender sensor sentry seolah serasa series serius sertakan server serves serving setter setting shades shapes sheltered
shield shopping showed showing signed simpang single sitter skewer skipper slices slider slides slower somebody someone sorted spoiled
spurting starter starting stated static station stopping stormy subset suburb suffer suffers sumber swings taking tanggal tapping taught
tertib tested tester testing thicker thinks threads thrown ticket tighter timbang timers tinel tinjau titles trailing transfers tricks
triple tropics tunggal tunggu typing undang unread usable vehicle vehicles verbal waiting waking wanted wearing wedding weighs whenever
winner wisata wonder workers writer writers writes written
`;

export const REAL_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

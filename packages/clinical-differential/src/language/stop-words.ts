/** Words that carry no finding: in a text they do not count as a gap when the words of a phrase are sought. */

/** Left out wherever they stand, so that “the right lower part of her abdomen” is what the lexicon holds. */
const LINKS = `
a an the this that these those his hers her their its my your our he she it they we i you him them me us
of in on at to for from by as onto about around which who whom whose
yang di ke dari pada untuk oleh itu ini adalah ialah saya dia ia mereka kami kita anda aku nya tersebut
`;

/** Left out of the names of findings too, since each may be said with others or without. */
const CONNECTIVES = `
is are was were be been being am has had have having do does did done gets got get getting goes going go
and with when while then than so such into within upon during through after because due associated
feels feel felt feeling sensation symptom symptoms part area region
dan atau dengan ada saat ketika kalau jika bila waktu setelah sesudah sudah akan juga terasa merasa merasakan dirasakan
bagian daerah seperti timbul muncul terjadi karena akibat disertai
`;

/** Passed over in a text, but needed where a finding is named with them: “looks ill”, “for weeks”. */
const FILLERS = `
also too very quite rather just only some any there what where can could will would may might must should shall out per or over
complains complain complaining reports report reported reporting presents present presented presenting presentation describes described
describe notes noted noticed notice says said states stated develops developed developing experienced experiencing experiences started
starts begins began begun comes come came brought sees seen gives given gave takes taken took taking makes made went patient patients
history examination exam shows show showed shown revealed reveals reveal found finding finds appears appear looks look looking seems seem
side accompanied including includes prominent prominently predominantly predominant concentrated localised localized confined distributed scattered
involving affecting particularly especially mostly mainly otherwise currently recently now today still since ago before old
year years along well little kind type quality character last past down up off away onwards
one two three four five six seven eight nine ten eleven twelve satu dua tiga empat lima enam tujuh delapan sembilan sepuluh
myself himself herself themselves themself yourself ourselves itself
serta disertakan mengeluh mengeluhkan dikeluhkan keluhan keluhannya rasanya pasien datang dibawa mengatakan menyatakan sejak selama
sebelum lalu kemudian tampak terlihat kelihatan tampaknya pemeriksaan ditemukan didapatkan dijumpai terdapat menunjukkan mengalami mulai
sekitar area agak cukup lebih begitu hanya saja masih pun para secara terutama khususnya telah sedang
riwayat gejala tahun usia umur hari minggu bulan jam menit days day weeks week months month hours hour minutes minute
dok dokter sih kok nih tuh dong deh lho loh aja emang memang cuma yah jadi tadi barusan
`;

const words = (list: string) => new Set(list.trim().split(/\s+/));

export const LINK_WORDS: ReadonlySet<string> = words(LINKS);
export const DROPPED_WORDS: ReadonlySet<string> = new Set([...LINK_WORDS, ...words(CONNECTIVES)]);
export const STOP_WORDS: ReadonlySet<string> = new Set([...DROPPED_WORDS, ...words(FILLERS)]);

/** Whether a text is Indonesian: units that are not written are those that its doctors use. */
const INDONESIAN =
  /(?<!\p{L})(?:yang|dan|dengan|dgn|tidak|tdk|sejak|hari|tahun|thn|pasien|laki|perempuan|wanita|pria|anak|bayi|ibu|bapak|nyeri|demam|sudah|belum|minum|pakai|obat|sadar|lemas|sesak|pusing|mual|muntah|keringat|dingin|riwayat|sakit|saat|lalu|juga|karena|dari|pada|ini|itu|kaki|tangan|perut|dada|kepala|yg|sdh|udah|udh|blm|gak|nggak|kmrn|skrg|sjk|krn|stlh|kalo|klo|lk|mgg|bln|ada|trus|batuk|mata|gatal|bengkak|kencing|mencret|habis|tiba|terasa|keluar|berdarah|cepat|cepet|kembung|panas|tidur|tdr|makan|hidung|darah|drh|luka|tadi|telinga|mulut|kulit|haid|hamil|badan|kalau|gatel|pilek|spt|bab|bak|mimisan|kejang|digigit|tersengat|nifas|benjolan|ora|weteng\w*|sirah\w*|loro|watuk|mumet|muneg|ndak|beuteung|nyeuri|sakik|damam|paruik|sesek|semalem|kmren|bgt|dok|sy|anakku|pgn|aja|telat|testpack|kolik|muncul|minggu|menit|mulu|kemarin)(?!\p{L})/giu;
const ENGLISH =
  /(?<!\p{L})(?:the|and|with|of|for|was|is|has|had|who|her|his|she|he|on|year|years|old|man|woman|boy|girl|patient|pain|fever|since|after|found|confused|unconscious|sweating|vomiting|history|blood)(?!\p{L})/giu;

/** “Putih2”, “kunang2an”: no other language writes a word twice so. */
const TWICE =
  /(?<![\p{L}\d])(?!(?:type|stage|grade|phase|class|level|version|covid|para|gravida|week|day|dose|times|tabs?|step|line|part|bed|room|take|took|about|past|last|than|over|since|with|only)\d)\p{Ll}{4,}2(?:an|nya|kan|in)?(?![\p{L}\d.,/%])/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
export const isIndonesian = (text: string): boolean => count(text, INDONESIAN) + count(text, TWICE) > count(text, ENGLISH);

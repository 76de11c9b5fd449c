/** The shorthand of a busy day in full, before anything is read: “sjk 5 hr”, “gatal2”, “tdk bs tdr”, “HA since last nite”. */
import type { Place } from '../assessment.ts';
import { ENGLISH_ABBREVIATIONS, INDONESIAN_ABBREVIATIONS, type Rule } from './abbreviations.ts';
import { isIndonesian } from './text-language.ts';

function pairs(list: string): ReadonlyMap<string, string> {
  return new Map(
    list
      .trim()
      .split(/[|\n]/)
      .map((pair): [string, string] => {
        const [short = '', long = ''] = pair.trim().split(' ');
        return [short, long.replaceAll('_', ' ')];
      }),
  );
}

export interface InFull {
  readonly text: string;
  /** Where that stands in what was written. */
  readonly placeOf: (place: Place) => Place;
}

/** Shortened to its consonants or as it is spoken; none is another word of a clinical text in small letters. */
const WRITTEN_SHORT = pairs(`
  yg yang|dgn dengan|dg dengan|tdk tidak|utk untuk|krn karena|krna karena|karna karena|stlh setelah|stl setelah|sblm sebelum|sblmnya sebelumnya
  sdh sudah|udh sudah|udah sudah|blm belum|blom belum|sjk sejak|kmrn kemarin|kmren kemarin|kemaren kemarin|kmarin kemarin|skrg sekarang
  skrng sekarang|skr sekarang|mlm malam|malem malam|mlem malam|semalem semalam|skitar sekitar|sktr sekitar
  kurleb sekitar|krg kurang|bs bisa|bsa bisa|tp tapi|tpi tapi|jg juga|jd jadi|dlm dalam|dr dari|pd pada|tgn tangan|kpl kepala|drh darah
  msh masih|lg lagi|hbs habis|abis habis|dtg datang|klr keluar|kluar keluar|mkn makan|mnm minum|mnum minum|tdr tidur|mnt menit|dtk detik
  mgg minggu|mggu minggu|bln bulan|thn tahun|th tahun|smp sampai|sampe sampai|smpe sampai|spt seperti|kyk seperti|kek seperti|kaya seperti
  klo kalau|kl kalau|klu kalau|trs terus|trus terus|bgt banget|org orang|ttp tetap|sm sama|bnyk banyak|byk banyak|dkt dekat|deket dekat
  bbrp beberapa|skt sakit|sndiri sendiri|sdikit sedikit|ngga tidak|gk tidak|engga tidak|kagak tidak|slalu selalu
  cepet cepat|smua semua|hrs harus|pake pakai|riw riwayat|rwt riwayat|liat lihat
  nelen menelan|pup BAB|pupnya BAB|pdhl padahal|tgh tengah|stgh setengah|sbntr sebentar|bntr sebentar|cuman cuma
  lgsg langsung|sblh sebelah|sring sering|srg sering|kdg kadang|kdang kadang|tsb tersebut|klg keluarga|bdn badan|bkn bukan|kmd kemudian|kmudian kemudian|hny hanya
  bwh bawah|knn kanan|trakhir terakhir|idung hidung|item hitam|ijo hijau|keringet keringat|kringat keringat|kringet keringat
  kringetan keringatan|keringetan keringatan|gatel gatal|demem demam|pegel pegal|ngeluh mengeluh
  berenti berhenti|brenti berhenti|brhenti berhenti|jatoh jatuh|jato jatuh|ilang hilang|idup hidup|kerasa terasa|krasa terasa
  bener benar|dateng datang|keliatan kelihatan|kliatan kelihatan
  nyampe sampai|ampe sampai|mpe sampai|pala kepala|lobang lubang
  puser pusar|batere baterai|batre baterai|batrei baterai|nyaut menyahut
  wkt waktu|sdkt sedikit|kls kelas|mgguan mingguan|ank anak|slma selama|stiap setiap|smpai sampai|pgn ingin|jgn jangan|dgr dengar|krs keras
  kcil kecil|bsar besar|pnas panas|dmam demam|mncret mencret|kyknya sepertinya|hri hari|bngn bangun|brp berapa|bgini begini|bgitu begitu|lht lihat
  pingsen pingsan|kesamber tersambar|kesambar tersambar
  sy saya|prnh pernah|lbh lebih|jln jalan|rmh rumah|dri dari|bgn bangun|lngsung langsung|lngsng langsung|skali sekali|smbuh sembuh|tmn teman
  temen teman|tmen teman|ktnya katanya|tetep tetap|ksh kasih|kyak seperti|bentar sebentar|bntar sebentar|blum belum|blon belum|idungnya hidungnya
  gada tidak_ada|gaada tidak_ada|gabisa tidak_bisa|gbisa tidak_bisa|gbs tidak_bisa|gamau tidak_mau|gapernah tidak_pernah|ngilang menghilang|nyimpen menyimpan|pucet pucat|hemiparese hemiparesis
  mulu terus|males malas|adek adik|dedek adik|mamah ibu|mami ibu|nyokap ibu|emak ibu|papah ayah|papi ayah|bokap ayah
`);
/** As it is said in Java, in Sunda and on Sumatra; none is an Indonesian or an English word of a clinical text. */
const REGIONAL = pairs(`
  watuk batuk|weteng perut|wetenge perutnya|sirah kepala|sirahe kepalanya|sikil kaki|sikile kakinya|gulu leher|boyok pinggang|boyoke pinggangnya
  mripat mata|mripate matanya|ambekan napas|ambekane napasnya|umbelen pilek|loro sakit|mumet pusing|nggliyeng pusing|muneg mual|abuh bengkak|getih darah
  getihe darahnya|wedok perempuan|lanang laki-laki|isih masih|wis sudah|awake badannya|awakke badannya|gobyos berkeringat
  beuteung perut|cangkeng pinggang|muriang meriang|lieur pusing|salesma pilek|ceuli telinga|panon mata|tikoro tenggorokan|awewe perempuan
  lalaki laki-laki|teu tidak|henteu tidak
  ora tidak|ndak tidak|nda tidak|dak tidak|indak tidak|kada tidak|trada tidak_ada|iso bisa|dodo dada|untu gigi|irung hidung|cangkem mulut
  udun bisul|wudun bisul|mutah muntah|mising mencret|nguyuh kencing|ngising BAB|ngelu sakit_kepala|klenger pingsan|keceklik terkilir|kecetit terkilir
  keleyengan pusing|gringgingen kesemutan|singsireumeun kesemutan|blawur kabur|mriang meriang|nggreges meriang|mangan makan|ngombe minum
  turu tidur|saiki sekarang|wingi kemarin|bengi malam|bocah anak|bocil anak|bapake bapaknya|ibuke ibunya|anake anaknya|tonggo tetangga
  ngutahkeun muntah|kiih kencing|huntu gigi|leungeun tangan|tuur lutut|bareuh bengkak|ateul gatal|tiris menggigil
  kamari kemarin|peuting malam|orok bayi|rieut sakit_kepala
  sakik sakit|paruik perut|kapalo kepala|damam demam|batuak batuk|angek panas
`);
const INDONESIAN: ReadonlyMap<string, string> = new Map([...WRITTEN_SHORT, ...REGIONAL]);
const ENGLISH = pairs(`
  nite night|nites nights|yest yesterday|yday yesterday|infxn infection|infxns infections|sx symptoms|freq frequency|rt right|lt left
  vom vomiting|afeb afebrile|bilat bilateral|sz seizure|insp inspiratory|anaes anaesthesia|diarr diarrhoea
  epig epigastric|unilat unilateral|suprapub suprapubic|sens sensation|abd abdominal|abdo abdominal|resp respiratory|vag vaginal
`);
const SPOKEN_PARENTS = pairs('mama ibu|papa ayah');
/** Only where they are said twice: “lk 40 th” is read as it stands, “lk2” is not. */
const DOUBLED: ReadonlyMap<string, string> = new Map([
  ['lk', 'laki'],
  ['pgl', 'pegal'],
  ['gtl', 'gatal'],
  ['btk', 'batuk'],
  ['tb', 'tiba'],
]);
/** “Tdk” at the beginning of a sentence, but not TD, HR or KEL, which are a pressure, a rate and something else. */
const WORD = /(?<![\p{L}\d./])\p{L}\p{Ll}+(?![\p{L}\d/]|\.\p{L})/gu;
/** “Gatal2”, “laki2”, “deg2an”, “kedua2nya”: said twice. */
const TWICE = /(?<![\p{L}\d])(\p{L}\p{Ll}+)2(an|nya|kan)?(?![\p{L}\d])/gu;
/** SpO2, PaCO2 are written so. */
const CHEMICAL = /^(?:[sp]?pa?|sa|pa?c?|fi)?o$/i;
/** “Hr”, where no heart rate follows. */
const DAYS = '[Hh]r(?![\\p{L}\\d])(?!\\s*[:=]?\\s*(?:[5-9]\\d|[12]\\d\\d)(?![.,\\d]))';
/** Only here: “3 hr”, “hr ke-3” beside a heart rate, “td pagi” beside a pressure. */
const IN_PLACE: readonly Rule[] = [
  // “Panas trus keringetan” is one after the other; “demam trus sejak 3 hr” goes on.
  [
    /(?<!\p{L})[Tt]ru?s(?=\s+(?!(?:sejak|sjk|selama|sampai|sampe|smp|dan|atau|tiap|setiap|dari|dr|menerus|ga|gak|tdk|tidak|krn|karena|walau|pdhl|hampir|malam|mlm|sepanjang|tp|tapi)(?!\p{L}))(?:\p{L}{3}|(?:td|sy|jd)(?!\p{L})))/gu,
    'lalu',
  ],
  [/(?<=(?<!\p{L})(?:HIV|HBsAg|HCV|VDRL|RPR|TPHA|[Ss]ifilis)\s*[:=]?\s*)NR(?!\p{L})/gu, 'nonreaktif'],
  // The tourniquet test, where it has a result; otherwise a fluid.
  [/(?<!\p{L})RL(?=\s*:?\s*(?:\([+-]\)|[+-](?![\d\p{L}])|positif|negatif))/gu, 'Rumple Leede'],
  [/(?<![\p{L}\d])(?:20\s?WBCT|WBCT\s?20)\s*:?\s*(?:tdk|tidak|ga|gak) (?:mem)?beku(?!\p{L})/gu, 'darah tidak beku 20 menit'],
  // Whoever is “treated for the lungs” has tuberculosis, where nothing else is said of them.
  [
    /(?<=(?<!\p{L})(?:pengobatan|berobat|terapi|kontrol)\s)(?:flek\s+)?paru(?:[-\s]paru|2)?(?!\p{L}|[-\s]paru|[-\s]*(?:basah|obstruktif|kronis|kotor|kanker|asma|karena|akibat|bengkak|bocor|jantung))/giu,
    'TB',
  ],
  // Who is not born yet, or only just.
  [/(?<!\p{L})(?:adik|adek|dedek|dede|dek)\s+bayi(?!\p{L})|(?<!\p{L})debay(?!\p{L})/giu, 'bayi'],
  [/(?<=(?<!\p{L})(?:gerak|gerakan)\s(?:bayi|janin)\s)(?:tidak|tdk)\s+ada\s+(?:keluhan|masalah|gangguan|kelainan)(?!\p{L})/giu, 'aktif'],
  // No movement of the child is what is complained of, however it is denied.
  [
    /(?<!\p{L})(?:gerak|gerakan|gerakannya|tendangan)\s+(?:si\s+)?(?:(?:adik|adek|dedek|dede|dek)(?:\s+bayi)?|debay|utun|bayi|janin|anak)(?:nya)?(?:\s+(?:dari|dr|sejak|sjk|udah|udh|sudah|kmrn|kemarin|tadi|td|pagi|siang|sore|malam|malem|mlm|semalem|semalam|hari|ini|jam|\d{1,2})){0,5}\s*(?:(?:tidak|tdk|tak|ga|gak|nggak|engga|g)\s+(?:ada|terasa|kerasa|krasa|dirasakan|dirasa)|gaada|hilang|ilang|\(\s*-\s*\))(?!\p{L}|\s+(?:keluhan|masalah|gangguan|perubahan|kelainan|beda))/giu,
    'tidak ada gerakan janin',
  ],
  [/(?<=(?<!\p{L})(?:gerak|gerakan|gerakannya|tendangan)\s)(?:si\s+)?(?:adik|adek|dedek|dede|dek|debay|utun)(?!\p{L})/giu, 'bayi'],
  [/(?<!\p{L})(?:test?\s?pac?k|tespek|plano\s?test)(?:nya)?\s*:?\s*(?:garis|strip)\s*(?:2|dua)(?!\d)/giu, 'test pack positif'],
  [/(?<!\p{L})(?:nenen|nyusu|netek|mimik|mimi|nete)(?:nya)?\s+(?:agak\s+|jadi\s+)?(?:males|malas|ogah|susah)(?!\p{L})/giu, 'malas menyusu'],
  [/(?<=(?<!\p{L})(?:muncul|timbul|keluar)\s)merah(?:2|-merah)(?!\p{L})/giu, 'ruam merah'],
  [/(?<!\p{L})batu\s+(?:GB|KE)(?!\p{L})/gu, 'batu empedu'],
  [/(?<!\p{L})(?<!(?:napas|nafas|mulut)(?:nya)?\s)(?:ber)?bau\s+(?:aseton|keton)(?!\p{L})/giu, 'napas bau aseton'],
  [/(?<!\p{L})hematuri[ae]?\s+mikro(?!\p{L})/giu, 'hematuria mikroskopik'],
  // “Kencing dikit-dikit” is often, and little each time.
  [/(?<![\p{L}-])dikit(?![\p{L}\d-])/gu, 'sedikit'],
  [new RegExp(`(?<=(?<!\\d[.,])\\b\\d{1,3})${DAYS}`, 'gu'), ' hari'],
  [new RegExp(`(?<=(?:(?<!\\d[.,])\\b\\d{1,3}|bbrp|beberapa|tiap|setiap|sampai)\\s)${DAYS}`, 'gu'), 'hari'],
  [/(?<![\p{L}\d])hr(?=\s*(?:ke|ini)(?![\p{L}]))/giu, 'hari'],
  [/(?<=(?<!\p{L})(?:PP|[Pp]ost ?partum|[Nn]ifas|POD|[Pp]erawatan|rawat)\s)hr(?=\s?\d{1,2}(?![\d/]))/gu, 'hari ke-'],
  [
    /(?<![\p{L}\d])td(?=\s*(?:pagi|pg|siang|sore|mlm|malam|malem|subuh|jam|jm|abis|habis|hbs|bangun|bgn|kmrn|sempat|sempet|pas|mau|minum|makan|mkn|jatuh|jatoh|muntah|kejang|pingsan|mimisan|dibawa|katanya|ktnya|lgsg|langsung|di ?(?:bidan|puskesmas|pkm|klinik|rumah|rmh|sekolah|jalan|kantor|apotek|rs|igd|ugd))(?!\p{L}))/gu,
    'tadi',
  ],
  // “Ibu sm kakak”, “darah tinggi sm gula” are both, and no likeness; “digigit sm anjing” is by whom.
  [
    /(?<=\p{L}\s)(?<!(?<!\p{L})di\p{L}{3,}\s)sm(?=\s+(?!(?:seperti|kayak|kaya|kyk|kek|ky|sekali|skali|saja|aja|persis|yang|yg|dengan|dgn|juga|jg|semua)(?!\p{L}))\p{L}{3})|(?<=\p{L}\s)(?<!(?<!\p{L})(?:di\p{L}{3,}|yang)\s)sama(?=\s+(?:ibu|bapak|ayah|mama|papa|kakak|adik|adek|suami|istri|teman|temen|tetangga|anak)(?:ku|nya|saya)?(?!\p{L}))/gu,
    'dan',
  ],
  // One letter says no where no weight or count of pregnancies stands: “g demam”, “g bs tdr”.
  [/(?<![\p{L}\d.,/]|\d\s)g(?=\s+\p{Ll}{2})/gu, 'tidak'],
  // “Cm keluar dikit” is only, and no centimetre.
  [/(?<![\p{L}\d]|\d\s|(?:bbrp|beberapa|sekian)\s)cm(?=\s+\p{Ll}{3})/gu, 'cuma'],
  [/(?<=(?<!\p{L})(?:sudah|udh|udah|sdh|skrg|sekarang|ini)\s)mo(?=\s+\p{Ll}{3})/gu, 'mau'],
  // Her days, and nothing that is got: “tiap mau dapet”, “telat dapet 2 minggu”.
  [
    /(?<=(?<!\p{L})(?:mau|lagi|lg|telat|tiap|saat|pas|waktu|sebelum|sblm|habis|abis|setelah|belum|blm)\s)dapet(?=\s*(?:[.,;!?)\n]|$|\d|(?:jd|jadi|trs|terus|suka|sering|pasti|selalu|sakit|nyeri|kram|bulan|bln|perut|kepala|badan|udh|sudah|skrg|sekarang|lg|lagi)(?!\p{L})))/gu,
    'haid',
  ],
  // Whose it is: “bapakku”, “temenku”; what a small child says is not who comes.
  [
    /(?<!\p{L})(ibu|bapak|ayah|mama|mamah|papa|papah|kakak|adik|adek|nenek|kakek|suami|istri|anak|bayi|cucu|mertua|teman|temen|tetangga|pacar)ku(?!\p{L})/giu,
    (_written, kin = '') => `${INDONESIAN.get(kin.toLowerCase()) ?? SPOKEN_PARENTS.get(kin.toLowerCase()) ?? kin} saya`,
  ],
  [
    /(?<!(?:bilang|ngomong|sebut|menyebut|manggil|memanggil|kata|ucap|mengucap)\s)(?<!\p{L})(mama|papa)(?=\s+(?!mama|papa)\p{L})(?!\p{L})/giu,
    (_written, parent = '') => SPOKEN_PARENTS.get(parent.toLowerCase()),
  ],
  [/(?<=(?<!\p{L})(?:td|tadi|sejak|sjk|dari|tiap|setiap|pada|pd|bangun)\s)pg(?!\p{L})/gu, 'pagi'],
  [/(?<![\p{L}\d])jm(?=\s*\d)|(?<=\d\s?)jm(?![\p{L}\d])/gu, 'jam'],
  [/(?<=\d)rbu?(?![\p{L}\d])/gu, ' ribu'],
  [/(?<=\d\s)rbu?(?![\p{L}\d])/gu, 'ribu'],
  ...INDONESIAN_ABBREVIATIONS,
];
const ENGLISH_IN_PLACE: readonly Rule[] = [
  // “Has 39 fever”, “a 38.5 temperature”.
  [
    /(?<![\d.,/:])((?:3[89]|4[01])(?:[.,]\d)?)[\s-]+(fever|temp(?:erature)?)(?!\p{L})/giu,
    (_written, degrees = '', word = '') => `${word} ${degrees}`,
  ],
  [/(?<![\p{L}\d])HA(?![\p{L}\d])/gu, 'headache'],
  // A child may have CP as well, which is a palsy.
  [
    /(?<=(?<!\p{L})(?:sharp|dull|tearing|crushing|pleuritic|sudden|central|stabbing|exertional|severe|c\/o|L|R|left|right)\s)CP(?![\p{L}\d])/gu,
    'chest pain',
  ],
  [/(?<![\p{L}\d])b4(?![\p{L}\d])/gu, 'before'],
  [
    /(?<![\p{L}\d])rad(?:s|\.)?\s+(?:to\s+)?(?=(?:the\s+)?(?:[LR]\s+)?(?:left|right|both|arms?|jaw|neck|back|shoulders?|groin|testis)(?!\p{L}))/gu,
    'radiating to ',
  ],
  // “N+ V+”, and not “Na+”.
  [/(?<![\p{L}\d])N\s?\+{1,2}(?=[\s.,;]|$)/gu, 'nausea'],
  [/(?<![\p{L}\d])V\s?\+{1,2}(?=[\s.,;]|$)/gu, 'vomiting'],
  [/(?<=(?<!\p{L})[Nn]o\s)fits?(?=\s*(?:[.,;\n]|$))/gu, 'seizures'],
  // Of a throat.
  [/(?<=(?:throat|tonsil\p{L}*|pharyn\p{L}*)[^.;\n]{0,60}(?<!\p{L})no\s)exudates?(?!\p{L})/giu, 'tonsillar exudate'],
  [/(?<=(?:throat|tonsil\p{L}*|pharyn\p{L}*)[^.;\n]{0,60}(?<!\p{L})no\s)(?:LN|nodes)(?!\p{L})/giu, 'enlarged cervical lymph nodes'],
  [/(?<=(?<!\p{L})(?:vag|vaginal|PV|pv|urethral|nasal|ear|aural|nipple|penile|purulent)\s)d\/c(?![\p{L}\d])/giu, 'discharge'],
  [/(?<![\p{L}\d])UPT(?![\p{L}\d])/gu, 'pregnancy test'],
  ...ENGLISH_ABBREVIATIONS,
];

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}
/** With where its words stand in the full text. */
interface Moved extends Edit {
  readonly at: number;
  readonly until: number;
}

export function inFull(text: string): InFull {
  const edits = isIndonesian(text) ? editsOfIndonesian(text) : editsOf(text, ENGLISH_IN_PLACE, ENGLISH);
  if (edits.length === 0) return { text, placeOf: (place) => place };
  const parts: string[] = [];
  const moved: Moved[] = [];
  let [read, length] = [0, 0];
  for (const edit of edits) {
    // A word within what was already written out: “20WBCT tdk beku”.
    if (edit.start < read) continue;
    parts.push(text.slice(read, edit.start), edit.words);
    const at = length + edit.start - read;
    length = at + edit.words.length;
    read = edit.end;
    moved.push({ ...edit, at, until: length });
  }
  parts.push(text.slice(read));
  return { text: parts.join(''), placeOf: ([start, end]) => [placeBefore(moved, start, false), placeBefore(moved, end, true)] };
}

/** In the text as it was written; within a word that was written out, its beginning or its end. */
function placeBefore(moved: readonly Moved[], place: number, isEnd: boolean): number {
  let [low, high] = [0, moved.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = moved[middle]?.at ?? 0;
    if (isEnd ? at < place : at <= place) low = middle + 1;
    else high = middle;
  }
  const last = moved[low - 1];
  if (last === undefined) return place;
  if (place >= last.until) return last.end + place - last.until;
  return isEnd ? last.end : last.start;
}

function editsOfIndonesian(text: string): Edit[] {
  return editsOf(
    text,
    [
      ...IN_PLACE,
      [
        TWICE,
        (_written, word = '', ending = '') => {
          const short = word.toLowerCase();
          const long = DOUBLED.get(short) ?? INDONESIAN.get(short) ?? word;
          return CHEMICAL.test(word) ? undefined : `${long}-${long}${ending}`;
        },
      ],
    ],
    INDONESIAN,
  );
}

/** What goes first in the lists goes before what follows, where both would change a word. */
function editsOf(text: string, inPlace: readonly Rule[], words: ReadonlyMap<string, string>): Edit[] {
  const found = new Map<number, Edit>();
  const add = ({ 0: written, index = 0 }: RegExpMatchArray, long: string | undefined) => {
    if (long !== undefined && !found.has(index)) found.set(index, { start: index, end: index + written.length, words: long });
  };
  for (const [pattern, long] of inPlace)
    for (const match of text.matchAll(pattern)) add(match, typeof long === 'string' ? long : long(...match));
  for (const match of text.matchAll(WORD)) add(match, longOf(match[0], words));
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** “Keringetnya”, “malemny”: with what is said behind a word, which hurry writes short as well. */
function longOf(written: string, words: ReadonlyMap<string, string>): string | undefined {
  const word = written.toLowerCase();
  const long = words.get(word);
  if (long !== undefined || words !== INDONESIAN) return long;
  const [, base = '', ending = ''] = ENDING.exec(word) ?? [];
  const known = words.get(base);
  if (known !== undefined) return `${known}${ending.startsWith('ny') ? 'nya' : ending}`;
  return ending === 'ny' && !ENGLISH_IN_NY.test(word) ? `${written}a` : undefined;
}
const ENDING = /^(\p{L}{3,})(nya?|ku)$/u;
const ENGLISH_IN_NY = /^(?:many|any|tiny|skinny|funny|runny|bony|scrawny|germany|company|stony|grainy|rainy|brainy|colony|agony)$/;

/** Findings whose words mean something else in such a sentence: dribbling of urine is no drooling, speech lost in noise no aphasia. */
import { CONTEXTS_OF_CHATS } from './contexts-of-chats.ts';
import { CONTEXTS_OF_LETTERS } from './contexts-of-letters.ts';
import { CONTEXTS_OF_PLACES } from './contexts-of-places.ts';
import type { KnowledgeLanguage } from './knowledge-language.ts';
import type { Match } from './match.ts';
import { CONTEXTS_OF_NOTES, type Context } from './other-contexts-of-notes.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';

const CONTEXTS: readonly Context[] = [
  {
    // Veins, moles and bruises are blue, and fingers in the cold after they were white.
    findings: new Set(['cyanosis']),
    beside:
      /(?<!\p{L})(?:moles?|na?evus|naevi|nevi|macules?|dermoscop\w*|lesions?|pigment\w*|veins?|bruis\w*|urat|vena|pembuluh|varises|memar|lebam|kebentur|terbentur|tahi lalat|biru-biru|lumps?|nodes?|piles|ha?emorrhoids?|benjol(?:an)?|(?:kulit|skin)(?: \p{L}+){0,2} (?:di atas\w*|over(?:lying)?)|nodul\w*|bisul\w*|cushions?|proctoscop\w*|kelenjar|wasir|ambeien|(?:gampang|mudah|sering) biru|(?:white|pale|putih|pucat)[^.;]{0,25}(?:then|lalu|terus|kemudian|trus))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:lips?|tongue|cyanos\w+|cyanotic|sianosis|bibir|lidah|kuku|breathless\w*|sesak|spo2|sats?)(?!\p{L})/u,
  },
  {
    // Of a mole under the lens, and of colours.
    findings: new Set(['curtain-over-vision']),
    beside: /(?<!\p{L})(?:moles?|na?evus|dermoscop\w*|shades? of|brown|lesions?)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:vision|sight|eyes?|see(?:s|ing)?|penglihatan|mata)(?!\p{L})/u,
  },
  {
    // Who is guarded tells little.
    findings: new Set(['abdominal-guarding']),
    beside: /(?<!\p{L})guarded(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:abd\w*|belly|tummy|stomach|tender\w*|rigid\w*|quadrant|[rl][iu][fq]|[rl][lu]q|epigastri\w*|iliac|flank|peritoni\w*)(?!\p{L})/u,
  },
  {
    findings: new Set(['coma']),
    beside:
      /(?<!\p{L})(?:(?:get|gets|got|getting|wake|wakes|woken?|waking) up (?:at|in the|during the|to (?:pee|wee|pass|urinate))|bangun (?:malam|kencing|pipis))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:unrespons\w*|rous\w*|unconscious|stirr\w*|respond\w*|tidak sadar|tak sadar|dibangunkan)(?!\p{L})/u,
  },
  {
    findings: new Set(['head-injury', 'recent-injury']),
    beside: /(?<!\p{L})(?:fall(?:s|ing|en)?|fell) asleep(?!\p{L})/u,
    unless: /(?<!\p{L})(?:hit|hits|struck|banged|bumped|knock\w*|trauma|injur\w*|crash\w*|accident)(?!\p{L})/u,
  },
  {
    findings: new Set(['restlessness', 'agitation']),
    beside: /(?<!\p{L})edges? of(?!\p{L})/u,
    unless: /(?<!\p{L})(?:restless\w*|agitat\w*|pacing|fidget\w*)(?!\p{L})/u,
  },
  {
    // A lump that comes to a head.
    findings: new Set(['jaundice', 'small-head']),
    beside: /(?<!\p{L})(?:yellow|white|kuning|putih) (?:heads?|tips?|spots?|points?)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:skin|sclera\w*|jaundice\w*|sklera|badan|kulit)(?!\p{L})/u,
  },
  {
    // The illness that half of Indonesia has, and not today's pain.
    findings: new Set(['epigastric-pain']),
    beside: /(?<!\p{L})(?:punya|ada|riwayat|riw\.?|rpd:?|rpd :|penyakit)(?: sakit)? maa?g(?!\p{L})/u,
    unless: /(?<!\p{L})(?:ulu hati|kambuh|perih|nyeri|melilit)(?!\p{L})/u,
  },
  {
    // What anybody's weight does in a week.
    findings: new Set(['weight-loss']),
    beside: /(?<!\p{L})(?:setengah|half an?|0[.,]5|seperempat) ?(?:kilos?|kg|kilogram)(?!\p{L})/u,
  },
  {
    findings: new Set(['breastfeeding']),
    beside: /(?<!\p{L})bottles? of (?!(?:milk|formula|expressed)(?!\p{L}))\p{L}+/u,
    unless: /(?<!\p{L})(?:breast\w*|nursing|baby|infant|feeds?|feeding)(?!\p{L})/u,
  },
  {
    // A full ear.
    findings: new Set(['bloating']),
    beside: /(?<!\p{L})(?:ears?|aural|hearing|telinga|kuping|tinnitus|buzzing)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:abd\w*|belly|tummy|stomach|bloat\w*|perut|kembung)(?!\p{L})/u,
  },
  {
    // Sunburnt shoulders are sore skin.
    findings: new Set(['joint-pain', 'shoulder-pain', 'neck-pain', 'back-pain', 'single-hot-joint', 'joint-swelling']),
    beside: /(?<!\p{L})(?:sun ?burn(?:t|ed|s)?|terbakar (?:sinar )?matahari|gosong)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:joints?|sendi)(?!\p{L})/u,
  },
  {
    findings: new Set(['oliguria']),
    beside: /(?<!\p{L})(?:water[- ]?(?:y|filled)? ?(?:blisters?|spots)|lenting|lepuh)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:urin\w*|pee\w*|wee|nappies|nappy|diapers?|kencing|pipis|bak|popok)(?!\p{L})/u,
  },
  {
    findings: new Set(['drooling']),
    beside: /(?<!\p{L})(?:urin\w*|pee\w*|wee|stream|bladder|void\w*|pass(?:es|ed|ing)? water|toilet|kencing|pipis|bak)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:drool\w*|saliva|mouth|liur|ludah|ngiler|ngeces)(?!\p{L})/u,
  },
  {
    findings: new Set(['aphasia']),
    beside:
      /(?<!\p{L})(?:nois[ey]\w*|crowd\w*|restaurants?|background|hear(?:ing|s)?|deaf|telephone|phone|ramai|keramaian|bising|berisik|pendengaran)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:sudden\w*|mendadak|tiba|aphasia|afasia)(?!\p{L})/u,
  },
  {
    findings: new Set(['leg-weakness', 'limb-weakness']),
    beside:
      /(?<!\p{L})(?:all over|everywhere|whole body|entire body|seluruh (?:tubuh|badan)|sekujur|badan(?:nya)? (?:lemas|lemes|lemah|loyo))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:both|cannot|unable|buckle\w*|give way|paralys\w*|kedua|dua-duanya|tidak (?:bisa|kuat)|lumpuh)(?!\p{L})/u,
  },
  {
    // Worried about one thing, or somebody else is.
    findings: new Set(['excessive-worry']),
    beside:
      /(?<!\p{L})(?:(?:worr(?:y|ies|ied)|nervous|anxious) (?:about|that|because)|(?:khawatir|kuatir|cemas|takut) (?:akan|kalau|jika|dengan|karena|tentang|anak\w*)|(?:mother|mom|mum|father|dad|parents?|wife|husband|ibu(?:nya)?|ayah(?:nya)?|orang ?tua(?:nya)?|suami(?:nya)?|istri(?:nya)?) (?:is |are |was |were |sangat |merasa )?(?:worr(?:ies|ied)|concerned|anxious|khawatir|kuatir|cemas))(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:everything|every little|all (?:the time|day)|constant\w*|always|excessive\w*|keeps?|cannot stop|sleep\w*|terus|berlebihan|semua|segala|selalu|sering|tidur)(?!\p{L})/u,
  },
  {
    // Who measures or is called is not who is ill.
    findings: new Set(['health-care-worker']),
    beside:
      /(?<!\p{L})(?:(?:the|triage|school|clinic|charge|ward|district|home|visiting|nursing) nurse|nurse (?:line|took|takes|noticed|noted|measured|found|reports|called|said)|(?:oleh|diperiksa|kepada|menurut|dari) perawat|perawat (?:melaporkan|mencatat|mengukur|memeriksa|puskesmas))(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:works?|working|worked|job|occupation|profession|bekerja|kerja|profesi|pekerjaan|saya perawat|seorang perawat)(?!\p{L})/u,
  },
  {
    // A lid that hurts to touch is no pain of the eye.
    findings: new Set(['eye-pain']),
    beside: /(?<!\p{L})(?:eyelids?|lids?|kelopak|palpebra)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:eyes?|(?<!kelopak )mata|vision|penglihatan)(?!\p{L}).{0,40}(?:pain|sore|hurt|ache|nyeri|sakit)|(?:pain\w*|sore|hurts?|aching|nyeri|sakit)(?:\s\p{L}+){0,3}\s(?:eyes?|(?<!kelopak )mata)(?!\p{L})/u,
  },
  {
    // No pulse in a limb, or none that can be felt in shock: the heart beats.
    findings: new Set(['cardiac-arrest']),
    beside:
      /(?<!\p{L})(?:foot|feet|legs?|limbs?|arms?|wrists?|hands?|fingers?|toes?|radial\w*|pedal\w*|dorsalis|tibial\w*|popliteal?|femoral\w*|groin|knees?|ankles?|peripheral|distal\w*|deficit|kaki|tungkai|lengan|tangan|jari|poplitea|femoralis|perifer|akral\w*|tensi|tekanan|td|bp|pressure|crt)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:arrest|asystol\w*|asistol\w*|fibrilla\w+|fibrilasi|cpr|rjp|henti|carotid|karotis|central|(?:not|stopped) breathing|apno\w+|gasping|agonal|unresponsive|(?:tidak|berhenti) (?:bernapas|bernafas|napas|nafas)|tidak responsif)(?!\p{L})/u,
  },
  {
    // A headache as if struck by lightning, a pain like a shock.
    findings: new Set(['electric-shock']),
    beside:
      /(?<!\p{L})(?:seperti|bagai|bagaikan|bak|kayak|serasa|rasanya|like|as if)(?: \p{L}+){0,2} (?:(?:di|ter|ke)?(?:sambar|sambet|setrum|strum|sengat|strom)|(?:electric|lightning|shocks?|struck|electrocuted))(?!\p{L})/u,
  },
  {
    // Long ago: what helps within days is over.
    findings: new Set(['sexual-assault']),
    beside:
      /(?<!\p{L})(?:as an? (?:child|teenager|girl|boy)|(?:in|during) childhood|(?:years?|months?) ago|history of|(?:tahun|bulan) (?:yang )?lalu|(?:waktu|masa|semasa|sejak) kecil|masa lalu|dulu|riwayat)(?!\p{L})/u,
  },
  {
    // What brings a breathlessness on does not make it a new one.
    findings: new Set(['worse-than-usual-breathlessness']),
    beside:
      /(?<!\p{L})(?:(?:saat|kalau|bila|ketika|jika|dengan|pada|waktu|oleh) (?:ber)?(?:aktivitas|jalan|baring|tidur|malam|kerja|olahraga|naik|dingin|debu)|(?:on|with|when|by|at) (?:exertion|exercise|activity|walking|lying|night|climbing|cold))(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:\d+ (?:hari|days?)|(?:dua|tiga|empat|lima|beberapa) hari|(?:two|three|four|five|few) days|kemarin|semalam|tadi|yesterday|today|hari ini)(?!\p{L})/u,
  },
  {
    // Of the bowels of a child that is born.
    findings: new Set(['absent-fetal-movements', 'reduced-fetal-movements']),
    beside: /(?<!\p{L})(?:bowels?|poo(?:s|ed|ing|ps?|ped|ping)?|stools?|motions?|bab|buang air)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:pregnan\w*|womb|inside|kick\w*|hamil|kandungan|janin|perut ibu)(?!\p{L})/u,
  },
  {
    // A leg that was sat on.
    findings: new Set(['saddle-anaesthesia']),
    beside: /(?<!\p{L})(?:sitting|sat|squat\w*|cross-?legged|duduk|jongkok|bersila)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:saddle|privates?|groins?|bottom|buttocks?|between the legs|genital\w*|anus|anal|perine\w*|where \p{L}+ sits?|kemaluan|selangkangan|bokong|pantat|dubur|perineum|pelana|daerah duduk)(?!\p{L})/u,
  },
  {
    // A nose that is blocked.
    findings: new Set(['dyspnoea']),
    beside: /(?<!\p{L})(?:(?:lewat|melalui|dari|pakai) hidung|through (?:my|his|her|the|one|either) nos(?:e|tril))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:sesak|sesek|short of breath|breathless\w*|wheez\w*|mengi|dada|chest)(?!\p{L})/u,
  },
  {
    // A burn of the chest.
    findings: new Set(['heartburn']),
    beside: /(?<!\p{L})(?:luka bakar|air panas|api|kebakaran|tersiram|ketumpahan|scalds?|scalded|flames?|burn wound)(?!\p{L})/u,
  },
  {
    // Of one side of the face alone.
    findings: new Set(['hemiparesis', 'limb-weakness', 'leg-weakness']),
    beside:
      /(?<!\p{L})(?:(?:side|half) of (?:the |his |her |my )?face|(?:right|left|one) (?:side of the )?face|facial|(?:sisi|separuh|sebelah)(?: (?:kanan|kiri))? (?:wajah|muka)|(?:wajah|muka)(?:nya)? (?:sisi|separuh|sebelah|kanan|kiri))(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:arms?|legs?|limbs?|hands?|foot|feet|body|hemi\w*|tangan|kaki|lengan|tungkai|badan|tubuh|anggota gerak|ekstremitas)(?!\p{L})/u,
  },
  {
    // On food, and not in a fit.
    findings: new Set(['tongue-biting']),
    beside: /(?<!\p{L})(?:eating|ate|food|chew\p{L}*|lunch|dinner|breakfast|supper|meal|makan|mengunyah|ngunyah|sarapan)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:fits?|fitting|seiz\p{L}*|convuls\p{L}*|faint\p{L}*|blackout|collapse\p{L}*|kejang\p{L}*|pingsan|jatuh)(?!\p{L})/u,
  },
  {
    // Since a new job or school, and no medicine.
    findings: new Set(['began-after-new-medicine', 'new-medicine']),
    beside:
      /(?<!\p{L})(?:start(?:ed|ing)?|began|beginning)(?: \p{L}+){0,3} (?:work\p{L}*|jobs?|shifts?|school|university|college|nursery|gym|running|training|exercis\p{L}*|diets?|season|course)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:tablets?|pills?|medic\p{L}*|drugs?|antibiotics?|injections?|treatment|prescri\p{L}*|chemo\p{L}*|\p{L}+(?:ine|ol|in|ide|ate|one|ril|pam|mab))(?!\p{L})/u,
  },
  {
    // Taken as every day.
    findings: new Set(['overdose-history']),
    beside:
      /(?<!\p{L})(?:as (?:usual|prescribed|directed|advised|always)|on time|every (?:day|morning|night|evening)|regularly|seperti biasa|sesuai (?:resep|dosis|anjuran)|teratur|rutin)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:overdos\p{L}*|too (?:many|much)|handfuls?|whole|at once|kebanyakan|segenggam|sekaligus)(?!\p{L})/u,
  },
  {
    // Of a greeting.
    findings: new Set(['chills', 'rigors', 'tremor', 'baby-shaken']),
    beside: /(?<!\p{L})(?:sh(?:ook|akes?|ake|aking|aken) hands (?:with|and)|shook hands)(?!\p{L})/u,
  },
  {
    // Both do, as they always did.
    findings: new Set(['mastoid-swelling']),
    beside: /(?<!\p{L})(?:ears (?:stick|stuck|protrude)|kedua telinga)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:pain\p{L}*|fever|red\p{L}*|swell\p{L}*|swollen|sore|behind|nyeri|sakit|demam|merah|bengkak|belakang)(?!\p{L})/u,
  },
  {
    // Hot as boiling water.
    findings: new Set(['boil', 'abscess', 'cluster-of-boils']),
    beside: /(?<!\p{L})boiling(?!\p{L})/u,
    unless: /(?<!\p{L})(?:boils?|abscess\p{L}*|pus|furuncle|bisul\p{L}*)(?!\p{L})/u,
  },
  {
    // A gas of arterial blood comes from no wound.
    findings: new Set(['heavy-bleeding-from-wound']),
    beside: /(?<!\p{L})arterial blood (?:gas\p{L}*|samples?|pressure|ph)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:wounds?|spurt\p{L}*|pour\p{L}*|gush\p{L}*|luka|muncrat|memancar)(?!\p{L})/u,
  },
  {
    // Of the test paper of a liquor.
    findings: new Set(['cyanosis', 'jaundice']),
    beside: /(?<!\p{L})(?:litmus|lakmus|nitrazin\w*)(?!\p{L})/u,
  },
  {
    // The dog was not, nor was the cat.
    findings: new Set(['incomplete-vaccination']),
    beside:
      /(?<!\p{L})(?:dogs?|cats?|monkeys?|bats?|animals?|pets?|anjing|kucing|monyet|hewan)(?:nya)?(?: \p{L}+){0,3} (?:not|never|un\p{L}+|belum|tidak|vaccin\p{L}*|divaksin|vaksin\p{L}*)(?!\p{L})/u,
  },
  {
    // Felt so, learnt on a course, given to another, or of a year long gone.
    findings: new Set(['cardiac-arrest', 'respiratory-arrest']),
    beside:
      /(?<!\p{L})(?:icd|pulse (?:rate|oximet\w*)|training|course|pelatihan|kursus|pada pasien|stranger|ruled out|feels?|felt|as if|serasa|rasanya|terasa|exercises|(?:arrest|jantung|napas) (?:in |tahun |pada )?(?:19|20)\d\d)(?!\p{L})/u,
  },
  {
    // Through a blocked nose, not well enough, in sleep, in a fit of crying, or after a run.
    findings: new Set(['respiratory-arrest']),
    beside:
      /(?<!\p{L})(?:nose|nostrils?|hidung|lubang|well|properly|right|easily|comfortably|normally|deeply|freely|fully|lega|enak|nyaman|leluasa|bebas|plong|sleep\w*|asleep|snor\w*|nights?|wak(?:es?|ing)|woken?|tidur\w*|ngorok|mengorok|mendengkur|malam|dini hari|cry\w*|cries|cried|tantrum\w*|menangis|nangis|gasping for|gasping to|gasps?|seconds?|moment|detik|sebentar|sesaat|sejenak|runs?|running|stairs|walk\w*|exert\w*|exercis\w*|sits?|sitting|speaks?|talks?|lari|tangga|berjalan|jalan)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:arrest|asystol\w*|cpr|rjp|henti (?:napas|nafas|jantung)|no pulse|pulseless|nadi tidak teraba|unconscious|unresponsive|(?:found|ditemukan)|tenggelam|drown\w*|agonal)(?!\p{L})/u,
  },
  {
    // A headache as if from a blow, or that bangs, is none.
    findings: new Set(['head-injury']),
    beside:
      /(?<!\p{L})(?:banging|thumping|hammering) (?:head|headache)(?!\p{L})|(?<!\p{L})(?:like|as if|as though|seperti|kayak|kaya|serasa|rasanya|bagai)(?: \p{L}+){0,5} (?:hit|whack\w*|kick\w*|struck|bash\w*|punch\w*|hammer\w*|smack\w*|(?:di|ke|ter)?(?:pukul|tonjok|hantam|bentur|gebuk|palu))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:fell|fall|accident|crash|jatuh|kecelakaan|tabrakan|trauma)(?!\p{L})/u,
  },
  {
    // Through a blocked nose, when it is told as a feeling or a fear, in sleep, lying or on the stairs.
    findings: new Set(['dyspnoea-at-rest']),
    beside:
      /(?<!\p{L})(?:nose|nostrils?|hidung|lubang|mampet|tersumbat|well|properly|right|easily|deeply|freely|fully|lega|leluasa|plong|panic\w*|anxi\w*|panik|cemas|feels? (?:like|as)|felt (?:like|as)|as if|seperti|serasa|rasanya|sleep\w*|asleep|nights?|wak(?:es?|ing)|woken?|tidur|malam|flat|lying|telentang|berbaring|stairs|walk\w*|uphill|exercis\w*|running|tangga|jalan|aktivitas|olahraga|without|afraid|fear\w*|takut)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:at rest|resting|sitting|still|talk|speak|blue|istirahat|duduk|diam|bicara|ngomong|biru)(?!\p{L})/u,
  },
  {
    // Sitting there is no work.
    findings: new Set(['soil-and-wet-field-work']),
    beside: /(?<!\p{L})(?:gardens?|kebun)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:gardening|gardeners?|dig\w*|dug|plant\w*|weed\w*|soil|mud|rake\w*|farm\w*|berkebun|pekebun|bertani|petani|sawah|ladang|lumpur|tanah|kerja|bekerja|works?|worked|working)(?!\p{L})/u,
  },
  {
    // After an injury of one leg nobody stands on it.
    findings: new Set(['leg-weakness']),
    beside:
      /(?<!\p{L})(?:stand|walk|berdiri|berjalan|jalan|menapak)(?!\p{L}).{0,25}(?<!\p{L})(?:right|left|one|kanan|kiri|sebelah)(?!\p{L})/u,
  },
  ...CONTEXTS_OF_NOTES,
  ...CONTEXTS_OF_PLACES,
  ...CONTEXTS_OF_CHATS,
  ...CONTEXTS_OF_LETTERS,
];

/** Each finding of a text is looked up, and most have none. */
const OF_FINDING: ReadonlyMap<string, readonly Context[]> = Map.groupBy(
  CONTEXTS.flatMap((context) => [...context.findings].map((finding) => ({ ...context, finding }))),
  ({ finding }) => finding,
);

export function isOfOtherContext(
  { findings }: KnowledgeLanguage,
  tokens: readonly Token[],
  { sentence }: Structure,
  { target, from }: Match,
): boolean {
  const id = findings[target]?.id ?? '';
  const contexts = OF_FINDING.get(id);
  if (contexts === undefined) return false;
  let [first, last] = [from, from];
  while (first > 0 && sentence[first - 1] === sentence[from]) first -= 1;
  while (sentence[last + 1] === sentence[from]) last += 1;
  const said = tokens
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ');
  return contexts.some(({ beside, unless }) => beside.test(said) && unless?.test(said) !== true);
}

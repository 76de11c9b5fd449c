/** What means something else in the notes of wards and health centres: the acid of a battery, swelling as far as an elbow, tablets that ran out. */

export interface Context {
  readonly findings: ReadonlySet<string>;
  /** Said anywhere in the sentence. */
  readonly beside: RegExp;
  readonly unless?: RegExp;
}

export const CONTEXTS_OF_NOTES: readonly Context[] = [
  {
    // The crown of a head, and of a tooth.
    findings: new Set(['birth-imminent']),
    beside: /(?<!\p{L})crown(?:s|ed)?(?!\p{L})/u,
    unless: /(?<!\p{L})(?:labou?r|contractions?|push\w*|pregnan\w*|birth|cervix|membranes)(?!\p{L})/u,
  },
  {
    // How a newborn was born is of its mother, and not of today; what stands before a Saturday is a ball.
    findings: new Set(['waters-broken', 'waters-broken-before-term', 'watery-vaginal-leak']),
    beside:
      /(?<!\p{L})(?:(?:vaginal|normal|forceps|vacuum) (?:birth|delivery)|born (?:by|at|vaginally)|prom (?:night|dress|week|next|this|on|is|mon|tues|wednes|thurs|fri|satur|sun)\p{L}*)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:contractions?|labou?r|pregnant|g\d+p\d+|liquor draining|hamil)(?!\p{L})/u,
  },
  {
    // Buttons, and no locked jaw.
    findings: new Set(['trismus']),
    beside: /(?<!\p{L})(?:kancing|mengancing\w*) (?:baju|kemeja|celana)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:rahang|mulut)(?!\p{L})/u,
  },
  {
    // Patches that swell, and no veins.
    findings: new Set(['facial-swelling-arm-veins']),
    beside: /(?<!\p{L})(?:bercak|ruam|lesi|plak|kusta|lepra|mdt|patch\w*|plaques?|rash|lesions?)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:vena|veins?|pembuluh|sesak|breathless\w*|stridor)(?!\p{L})/u,
  },
  {
    // Eyes that turn up while the neck is wrung, of somebody who is awake.
    findings: new Set(['seizure', 'generalised-tonic-clonic-seizure']),
    beside: /(?<!\p{L})leher\w* (?:memuntir|terpuntir|tertarik|terpelintir|miring)\p{L}*(?!\p{L})[^.]*(?<!\p{L})sadar(?!\p{L})/u,
    unless: /(?<!\p{L})(?:kejang|kelojotan|tidak sadar|tak sadar|setelah sadar)(?!\p{L})/u,
  },
  {
    // What widows hear.
    findings: new Set(['hallucinations', 'hears-voices']),
    beside: /(?<!\p{L})suara (?:motor|mobil|sepeda|langkah|pintu|batuk|tawa)\p{L}*(?!\p{L})/u,
    unless: /(?<!\p{L})(?:menyuruh|bisikan|perintah|mengomentari|mengejek)(?!\p{L})/u,
  },
  {
    // What is seen, and not the skin.
    findings: new Set(['jaundice']),
    beside: /(?<!\p{L})(?:yellow|kuning)[^.;]{0,12} (?:halos?|haloes|lights?|vision|lingkaran|cahaya)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:skin|sclera\w*|jaundice\w*|sklera|kulit|badan)(?!\p{L})/u,
  },
  {
    // As skin should be.
    findings: new Set(['dry-scaly-skin', 'hot-dry-skin']),
    beside: /(?<!\p{L})(?:warm ?(?:,|and|&)? ?dry|dry ?(?:,|and|&)? ?(?:warm|intact))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:scal\w*|flak\w*|itch\w*|peel\w*|crack\w*|rough|hot|heat|collaps\w*|marathon)(?!\p{L})/u,
  },
  {
    // Who cannot stop passing water can pass it.
    findings: new Set(['urinary-retention']),
    beside: /(?<!\p{L})(?:stop|berhenti) (?:peeing|weeing|urinating|passing water|kencing|pipis)(?!\p{L})/u,
  },
  {
    // A wound that somebody has, and nobody made.
    findings: new Set(['self-harm']),
    beside: /(?<!\p{L})(?:from|with|on|of|the|an?|infected|old|small|deep|dirty) cuts? (?:on|to|in|over) (?:my|his|her|the)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:wrists?|purpose|himself|herself|myself|self|suicid\w*|die|harm\w*|multiple|razor|blade)(?!\p{L})/u,
  },
  {
    // Nothing comes out of the eyes.
    findings: new Set(['constipation']),
    beside: /(?<!\p{L})(?:mata|matanya) (?:\p{L}+ ){0,3}(?:tanpa|tidak ada|tdk ada) (?:kotoran|belek)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:bab|sembelit|konstipasi|susah buang air)(?!\p{L})/u,
  },
  {
    // Gas in the tissue, and no joint that creaks.
    findings: new Set(['joint-crepitus']),
    beside:
      /(?<!\p{L})(?:cellulitis|selulitis|fasci\w*|gangren\w*|necro\w*|nekro\w*|dusky|bullae|out of proportion|subcutaneous|subkutan\w*|emphysema|emfisema)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:joints?|knees?|sendi|lutut|patell\w*)(?!\p{L})/u,
  },
  {
    // A toe that burns, red and swollen, is no burning of the soles.
    findings: new Set(['burning-feet']),
    beside: /(?<!\p{L})(?:toe|jempol)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:feet|soles?|telapak|both|kedua)(?!\p{L})/u,
  },
  {
    // In a colic nobody sits still.
    findings: new Set(['hyperactive-since-childhood', 'inner-restlessness']),
    beside: /(?<!\p{L})(?:colic\w*|kolik|loins?|flanks?|renal|kidney|agony|pains?|nyeri|sakit|mulas)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:class|school|kelas|sekolah|homework|akathisia|akatisia|pacing|mondar-mandir|antipsychotic\w*|haloperidol)(?!\p{L})/u,
  },
  {
    // What cleans a toilet is no loose stool.
    findings: new Set(['diarrhoea', 'watery-diarrhoea']),
    beside:
      /(?<!\p{L})(?:pembersih|pemutih|cleaner|bleach|disinfectant) (?:toilet|wc|kloset|lantai)|toilet (?:cleaner|bleach|duck)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:mencret|diare|diarrh\w*|loose|watery|buang air)(?!\p{L})/u,
  },
  {
    // A build, and no change.
    findings: new Set(['weight-loss']),
    beside:
      /(?<!\p{L})(?:tinggi (?:dan )?kurus|kurus (?:dan )?tinggi|tall,? (?:and )?(?:thin|slim|slender|skinny)|(?:thin|slim|slender|skinny),? (?:and )?tall)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:loss|lost|losing|turun|makin kurus|tambah kurus|menurun)(?!\p{L})/u,
  },
  {
    // Who wishes to be with child is not.
    findings: new Set(['pregnant-now']),
    beside:
      /(?<!\p{L})(?:(?:ingin|mau|kepingin|pengen|pengin|rencana|program|belum) (?:bisa )?hamil|(?:wants?|wish\w*|hop\w+|plan\w*|trying|try) (?:to (?:get|be|become|fall) pregnant|for a (?:baby|pregnancy)|to conceive))(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:sedang hamil|now pregnant|is pregnant|usia kehamilan|\d+ ?(?:weeks?|mgg|minggu) (?:pregnant|hamil)|hamil \d+ ?(?:mgg|minggu|bulan|bln|weeks?))(?!\p{L})/u,
  },
  {
    // A ring with a clear middle.
    findings: new Set(['coin-shaped-eczema']),
    beside:
      /(?<!\p{L})(?:ring|annular|anular|cincin|clear\w* in (?:the |its )?(?:centre|center|middle)|central clearing|tengah\w* (?:bersih|menyembuh|normal)|tepi aktif)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:weep\w*|ooz\w*|coin\w*|koin|logam|basah|nummular|numularis)(?!\p{L})/u,
  },
  {
    // First the one and then the other is not both alike.
    findings: new Set(['swallowing-liquids-and-solids-equally']),
    beside:
      /(?<!\p{L})(?:(?:padat|nasi|solids?|bread|meat)[^.;]{0,20}(?:lalu|kemudian|terus|lama-lama|sampai|baru|sekarang|then|now|later|progress\w*|followed by)[^.;]{0,20}(?:cair\w*|bubur|air|minum\w*|liquids?|fluids?|drinks?|water))(?!\p{L})/u,
  },
  {
    findings: new Set(['psoas-pain-on-hip-extension']),
    beside:
      /(?<!\p{L})(?:rotat\w* out\w*|turns? out\w*|externally rotat\w*|external rotation|eksorotasi|rotasi (?:keluar|eksterna\w*))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:psoas|extend\w*|extension|ekstensi|diluruskan)(?!\p{L})/u,
  },
  {
    // Blood that drips at stool.
    findings: new Set(['weak-urine-stream']),
    beside: /(?<!\p{L})(?:darah|blood)[^.;]{0,12} (?:menetes|netes|drip\w*|dribbl\w*)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:kencing|bak|urin\w*|pancaran|pee\w*|stream)(?!\p{L})/u,
  },
  {
    // A womb that rests before a birth.
    findings: new Set(['boggy-uterus']),
    beside:
      /(?<!\p{L})(?:no contractions|tidak ada kontraksi|tanpa kontraksi|fhr|f[eo]etal heart|djj|janin|f[eo]etus|not in labou?r)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:post ?partum|after (?:birth|delivery)|delivered|placenta|plasenta|nifas|pasca ?salin|melahirkan)(?!\p{L})/u,
  },
  {
    // A group of blood.
    findings: new Set(['heavy-bleeding-after-birth']),
    beside: /(?<!\p{L})(?:gol(?:ongan)? ?darah|blood (?:group|type))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:bleed\w*|pe[rn]darahan|ha?emorrhage|pph|hpp|darah (?:banyak|mengalir|keluar))(?!\p{L})/u,
  },
  {
    // “Kejang <5 menit” has the words of five minutes and more.
    findings: new Set(['prolonged-seizure']),
    beside:
      /(?:<|(?<!\p{L})(?:kurang dari|di ?bawah|(?:tidak|tak|belum|gak?|nggak) (?:sampai|nyampe)|less than|under|(?:no|not) more than)) ?(?:\d|satu|dua|tiga|empat|lima|one|two|three|four|five|an?) ?(?:menit|minutes?|mins?)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:(?:belum|tidak|tak|not|never) (?:berhenti|stopp?\w*)|masih kejang|still (?:seizing|fitting|jerking)|status epilepti\w*|tanpa sadar|without (?:waking|regaining|recover\w*))(?!\p{L})/u,
  },
  {
    // Scales and dandruff are yellow too.
    findings: new Set(['jaundice']),
    beside:
      /(?<!\p{L})(?:ketombe|dandruff|(?:sisik|kerak|krusta|scales?|crusts?)[^.;]{0,20} (?:kuning|kekuningan|yellow\w*)|(?:yellow\w*|kuning) (?:scales?|crusts?|greasy))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:sclera\w*|jaundice\w*|icter\w*|ikter\w*|sklera|mata|badan|kulit|eyes?)(?!\p{L}) (?:\p{L}+ )?(?:kuning|yellow)/u,
  },
  {
    findings: new Set(['herald-patch']),
    beside: /(?<!\p{L})(?:bald\w*|botak|pitak|alopecia|alopesia)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:herald|pityriasis|pitiriasis|pink|trunk|chest|dada|badan)(?!\p{L})/u,
  },
  {
    // A knee that swells up is not swollen up to the knee.
    findings: new Set(['local-swelling-after-bite']),
    beside: /(?<!\p{L})(?:knees?|ankles?|elbows?|wrists?|joints?|lutut|siku|sendi|pergelangan)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:bit|bites?|bitten|stings?|stung|snakes?|vipers?|spiders?|fangs?|\p{L}*gigit\p{L}*|\p{L}*sengat\p{L}*|ular|dipatuk|patukan|tawon|lebah|up to|reached|sampai|menjalar|menyebar|spreading|creeping)(?!\p{L})/u,
  },
  {
    // An ulcer is no inflamed glans.
    findings: new Set(['red-itchy-glans']),
    beside: /(?<!\p{L})(?:ulcers?|chancres?|ulkus|tukak|borok)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:red|redness|itch\w*|merah|gatal\w*|balanit\w*|glans)(?!\p{L})/u,
  },
  {
    // What is in a battery is no failing kidney.
    findings: new Set(['raised-creatinine-acute']),
    beside: /(?<!\p{L})(?:air|cairan|zat|asam|kena|kecipratan) aki(?!\p{L})/u,
  },
  {
    // A voice as of a hot potato.
    findings: new Set(['fever']),
    beside: /(?<!\p{L})kentang panas(?!\p{L})/u,
    unless: /(?<!\p{L})(?:demam|suhu|badan\w* panas|panas (?:badan|tinggi)|meriang)(?!\p{L})/u,
  },
  {
    // Vomit that shoots out.
    findings: new Set(['pesticide-exposure']),
    beside: /(?<!\p{L})(?:muntah\w*|asi|menyusu)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:hama|pestisida|insektisida|herbisida|racun|sawah|kebun|ladang|tanaman|baygon|petani|spray\w*|pesticid\w*|insecticid\w*)(?!\p{L})/u,
  },
  {
    // An itching throat, nose or ear is no itching skin.
    findings: new Set(['itchy-skin']),
    beside:
      /(?<!\p{L})(?:tenggorok\w*|kerongkongan|hidung\w*|telinga\w*|kuping\w*|throat|nose|nostrils?|ears?|palate) (?:(?:terasa|agak|is|are|feels?) )?(?:gatal\w*|gatel\w*|itch\w*)|(?:gatal|gatel) (?:di )?(?:tenggorok\w*|kerongkongan|hidung|telinga|kuping)|itch\w* (?:in (?:the |his |her |my )?)?(?:throat|nose|ears?|palate)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:kulit\w*|badan|tangan|kaki|lengan|tungkai|punggung|ruam|bentol\w*|biduran|bintik\w*|skin|rash|hives|weals?|arms?|legs?|body|trunk|back)(?!\p{L})/u,
  },
  {
    // The colour of what bleeds.
    findings: new Set(['vulval-redness']),
    beside: /(?<!\p{L})(?:pe[rn]darahan|darah|bleed\w*|blood)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:vulva\w*|labia\w*|bibir kemaluan|gatal|itch\w*|perih|lecet)(?!\p{L})/u,
  },
  {
    // Pulses are those of a leg or an arm.
    findings: new Set(['cardiac-arrest']),
    beside:
      /(?<!\p{L})(?:pulses|legs?|foot|feet|limbs?|toes?|pedal|pedis|popliteal|femoral|radial|arms?|hands?|kaki|tungkai|lengan|tangan|dorsalis)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:cpr|unrespons\w*|unconscious|collapse\w*|arrest\w*|not breathing|no breathing|apnoe\w*|carotid\w*|karotis|tidak sadar|henti|rjp|tidak napas|tidak bernapas)(?!\p{L})/u,
  },
  {
    // Of a tonsil, a wound or a retina.
    findings: new Set(['exudative-pleural-fluid']),
    beside:
      /(?<!\p{L})(?:throat|tonsil\w*|pharyn\w*|makula|macula\w*|retina\w*|fund\w*|wound|luka|tenggorok\w*|faring|mata|visus)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:pleura\w*|effusion|efusi|thoracocentesis|pungsi|light\w*)(?!\p{L})/u,
  },
  {
    findings: new Set(['heavy-bleeding-after-birth']),
    beside:
      /(?<!\p{L})(?:darah nifas(?:nya)?|lokia|lokhia|lochia) (?:masih |tampak |is |are )?(?:normal|biasa|sedikit|wajar|scant\w*|light)(?!\p{L})/u,
  },
  {
    // Legs that begin to be weak; nothing rises.
    findings: new Set(['ascending-weakness']),
    beside: /(?<!\p{L})mulai (?:lemah|lemas|lumpuh|melemah|kebas)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:naik|menjalar|menaik|merambat|ke atas|lengan|tangan|mulai dari|ascend\w*|arms?|up)(?!\p{L})/u,
  },
  {
    // Who gets down from a motorcycle.
    findings: new Set(['foot-drop']),
    beside: /(?<!\p{L})turun(?:nya)? (?:dari|tangga|ke|motor|mobil)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:semper|terkulai|lunglai|terseret|menyeret|drop|diangkat|mengangkat)(?!\p{L})/u,
  },
  {
    // A cramp that knots the calf.
    findings: new Set(['tight-compartment']),
    beside: /(?<!\p{L})(?:cramp\w*|knot\w*|kram|ketarik)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:numb\w*|stretch\w*|cast|plaster|injur\w*|fractur\w*|swollen|crush\w*|gips|patah|baal|kebas|kesemutan|terjepit|bengkak)(?!\p{L})/u,
  },
  {
    // The first stool of a child is black.
    findings: new Set(['melaena']),
    beside:
      /(?<!\p{L})(?:meconium|mekonium|first (?:black )?(?:poo|stool|nappy|motion)\w*|(?:poo|stool|motion)\w* on (?:the|his|her) first day)(?!\p{L})/u,
  },
  {
    // Swollen as far as the elbow.
    findings: new Set(['joint-swelling']),
    beside:
      /(?<!\p{L})(?:bengkak\w* (?:\p{L}+ )?(?:sampai|hingga|ke) (?:ke )?(?:siku|lutut|pergelangan|paha|bahu|pangkal)|(?:swelling|swollen|swelled) (?:\p{L}+ )?(?:up to|to|as far as|above|past|beyond) (?:the |his |her |my )?(?:elbow|knee|wrist|ankle|shoulder))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:sendi|joints?|arthritis)(?!\p{L})/u,
  },
  {
    // A cut.
    findings: new Set(['calf-tenderness', 'leg-ulcer-inner-ankle']),
    beside: /(?<!\p{L})(?:luka (?:robek|sayat|iris|tusuk|gigit\w*)|lacerat\w*|(?:was )?cut (?:by|on|with)|tersayat|teriris)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:ulkus|borok|ulcer\w*|nyeri tekan betis|calf tender\w*)(?!\p{L})/u,
  },
  {
    // An hour, and no finger in a door.
    findings: new Set(['finger-injury']),
    beside: /(?<!\p{L})jam(?!\p{L})/u,
    unless: /(?<!\p{L})(?:jammed|kejepit|terjepit|teriris|tersayat|kena|bengkok|palu|pintu|cut|crush\w*|trapped|door|luka)(?!\p{L})/u,
  },
  {
    // Veins that stand out.
    findings: new Set(['abdominal-distension']),
    beside:
      /(?<!\p{L})(?:(?:veins?|jvp|bladder|vena|jugular\w*) (?:are |is |\p{L}+ )?distended|distended (?:\p{L}+ )?(?:veins?|bladder|jugular\w*))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:abd\w*|belly|tummy|stomach|perut)(?!\p{L})/u,
  },
  {
    // Tablets that ran out, by the illness they are for.
    findings: new Set(['tb-treatment-before', 'stopped-opioids-recently']),
    beside:
      /(?<!\p{L})(?:epilep\w*|ayan|kejang|hipertiroid\w*|tiroid|hipertensi|darah tinggi|ht|dm|diabet\w*|kencing manis|asma|jantung|skizo\w*|psik\w*|gagal|ginjal|hiv|arv)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:tbc?|oat|tuberkulosis|paru|flek|opioid\w*|heroin|morfin|putaw|metadon|methadone)(?!\p{L})/u,
  },
  {
    // A tooth that was knocked out; nobody lost consciousness.
    findings: new Set(['loss-of-consciousness-after-head-injury', 'dental-procedure-recently', 'tooth-pulled-recently']),
    beside:
      /(?<!\p{L})(?:tooth|teeth|incisors?|gigi\w*) (?:\p{L}+ )?(?:knocked|avulsed|copot|lepas|patah)|knocked out (?:a|the|his|her|my|two|\d) (?:\p{L}+ )?(?:tooth|teeth)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:unconscious\w*|passed out|blacked out|pingsan|tidak sadar|dentist|extract\w*|pulled|cabut|dicabut|loc)(?!\p{L})/u,
  },
  {
    // Who has no breath to talk.
    findings: new Set(['aphasia', 'word-finding-difficulty']),
    beside:
      /(?<!\p{L})(?:asthma\w*|asma|wheez\w*|mengi|silent chest|breathless\w*|sesak|can(?:not|t) breathe|inhaler|nebuli\w*|sats?|spo2)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:words? (?:finding|do not come)|stroke|droop\w*|weak\w*|facial|face|pelo|mencong|lumpuh|aphasi\w*|afasia)(?!\p{L})/u,
  },
];

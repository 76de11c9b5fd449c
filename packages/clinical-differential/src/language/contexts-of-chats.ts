/** What means something else where a mother or a patient types to a doctor: milk kept warm, a lid with a yellow point, a child that passes water well. */
import type { Context } from './other-contexts-of-notes.ts';

export const CONTEXTS_OF_CHATS: readonly Context[] = [
  {
    // A leg that lies turned outwards.
    findings: new Set(['vertigo']),
    beside: /(?<!\p{L})(?:muter|mutar|memutar|berputar|terputar) (?:ke ?)?(?:luar|dalam|keluar)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:pusing|kepala|vertigo|ruangan|kliyengan|puyeng)(?!\p{L})/u,
  },
  {
    // A toe is swollen, and not the leg.
    findings: new Set(['unilateral-leg-swelling', 'leg-swelling']),
    beside:
      /(?<!\p{L})(?:(?:jempol|ibu jari|jari|pangkal jempol) kaki(?:nya)?(?: (?:ka|ki|kanan|kiri))? (?:\p{L}+ )?(?:bengkak|merah)|(?:big )?toe (?:is )?(?:\p{L}+ )?(?:swollen|red))(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:betis|tungkai|paha|kedua kaki|(?:sampai|smp|hingga|ke) (?:pergelangan|mata kaki|lutut)|calf|leg|thigh|ankles?)(?!\p{L})/u,
  },
  {
    // A hard lump is in one breast, and milk in neither.
    findings: new Set(['breast-engorged-both']),
    beside: /(?<!\p{L})(?:benjol\w*|massa|lumps?|mass|nodul\w*)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:asi|menyusui|nenen|nifas|post ?partum|melahirkan|milk|breastfe\w*|nursing|birth|delivery)(?!\p{L})/u,
  },
  {
    // Sunken eyes, and a child without strength.
    findings: new Set(['eye-movement-palsy']),
    beside: /(?<!\p{L})mata(?:nya)? (?:\p{L}+ )?(?:cekung|cowong|celong)(?!\p{L})/u,
  },
  {
    // A burning pain, or a warm calf.
    findings: new Set(['low-grade-fever', 'fever']),
    beside:
      /(?<!\p{L})(?:panas (?:nyeri|perih|pedih)|(?:nyeri|perih|pedih) panas|(?:betis|tungkai|lutut|pergelangan|sendi)\w*[^.;]{0,60} (?:anget|hangat))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:demam|suhu|badan\w*|meriang|sumeng|sumer\w*|menggigil|fever|temperature)(?!\p{L})/u,
  },
  {
    // The illness of an eye that somebody else had.
    findings: new Set(['eye-pain']),
    beside: /(?<!\p{L})(?:sembuh|ketularan|tertular|kena|lagi) (?:dari )?sakit mata(?!\p{L})/u,
    unless: /(?<!\p{L})(?:nyeri|perih|mata(?:nya| saya| sy)? (?:\p{L}+ )?sakit)(?!\p{L})/u,
  },
  {
    // No black stools.
    findings: new Set(['constipation', 'no-flatus-or-stool']),
    beside: /(?<!\p{L})(?:tidak|tak|tdk|nggak|gak|ga) (?:ada )?bab (?:hitam|item|berdarah|darah|cair|lendir|berlendir|merah)(?!\p{L})/u,
  },
  {
    // A belly that goes in and out with each breath.
    findings: new Set(['uterine-contractions']),
    beside: /(?<!\p{L})(?:kembang kempis|napas\w*|nafas\w*)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:hamil|kontraksi|mules|ketuban|melahirkan)(?!\p{L})/u,
  },
  {
    // What leaks on a sneeze is little, and no lack of urine.
    findings: new Set(['oliguria', 'sneezing']),
    beside:
      /(?<!\p{L})(?:kalau|saat|tiap|setiap|waktu|pas) (?:bersin|batuk|ketawa|tertawa)(?: \p{L}+){0,3} (?:pipis|kencing|ngompol)\p{L}*(?!\p{L})/u,
  },
  {
    // A bottle, a bath or a compress is warm.
    findings: new Set(['low-grade-fever', 'fever']),
    beside:
      /(?<!\p{L})(?:(?:di)?kompres\w*(?: \p{L}+){0,2} (?:anget|hangat|panas)|(?:botol|air|mandi|minum\w*|teh|susu|rendam\w*) (?:\p{L}+ )?(?:anget|hangat))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:demam|suhu|badan\w*|meriang|sumeng|sumer\w*|fever|temperature)(?!\p{L})/u,
  },
  {
    // A lid, a tooth or a boil throbs, and not the head.
    findings: new Set(['throbbing-headache']),
    beside:
      /(?<!\p{L})(?:kelopak|bulu mata|gigi\w*|gusi|bisul|jari|kuku|benjol\w*|luka|telinga|kuping|kaki|lutut|eyelids?|tooth|teeth|gums?|fingers?|toes?|nails?|abscess|boil)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:kepala|pelipis|migren|migrain\w*|head|headache|temples?|migraine)(?!\p{L})/u,
  },
  {
    // A point of pus is yellow.
    findings: new Set(['jaundice']),
    beside: /(?<!\p{L})(?:titik|mata|ujung|tengah|kepala|puncak)(?:nya)? (?:\p{L}+ )?(?:ke)?kuning(?:an|nya)?(?!\p{L})/u,
    unless: /(?<!\p{L})(?:kulit|badan\w*|sklera|(?:mata|bola mata)(?:nya)? (?:\p{L}+ )?kuning|ikter\w*|jaundice)(?!\p{L})/u,
  },
  {
    // Whoever drinks well passes water often.
    findings: new Set(['urinary-frequency']),
    beside:
      /(?<!\p{L})(?:bayi\w*|nyusu\w*|menyusu\w*|nenen\w*|netek\w*|asi|popok\w*|anteng\w*|baby|newborn|feeds?|feeding|nursing|napp(?:y|ies)|diapers?)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:perih|sakit|nyeri|anyang\w*|panas|haus|malam|pain\w*|burn\w*|sting\w*|thirst\w*|hamil|pregnan\w*|menyusui)(?!\p{L})/u,
  },
  {
    // He wants another milk, and not another partner.
    findings: new Set(['hpv-or-many-partners', 'unprotected-sex']),
    beside: /(?<!\p{L})(?:(?:minta|mau|pengen|suruh|disuruh|boleh|perlu) ganti|ganti (?:susu|sufor|popok|obat|sampo|sabun))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:pasangan|pacar|seks\w*|kondom|hubungan|psk)(?!\p{L})/u,
  },
  {
    // A newborn that was yellow is laid in the morning sun.
    findings: new Set(['hours-in-the-sun', 'sun-exposure-much']),
    beside: /(?<!\p{L})(?:(?:di)?jemur|kuning|jaundice)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:gosong|terbakar|pantai|sunburn\w*|beach|sawah|kebun)(?!\p{L})/u,
  },
  {
    // What only looks so on a body.
    findings: new Set(['acne-lesions']),
    beside: /(?<!\p{L})(?:kayak|kaya|kyk|seperti|mirip|like|resembl\w+) (?:a )?(?:jerawat|acne|pimples?|zits?)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:wajah\w*|muka\w*|pipi\w*|dahi\w*|jidat|dagu\w*|face|cheeks?|forehead|chin|komedo|blackheads?)(?!\p{L})/u,
  },
  {
    // What she ate while she carried the child.
    findings: new Set(['food-triggers-within-two-hours', 'pregnant-now']),
    beside: /(?<!\p{L})makan(?: \p{L}+){1,3} (?:waktu|pas|saat|selama|semasa|ketika) hamil(?!\p{L})/u,
    unless: /(?<!\p{L})(?:usia kehamilan|minggu|sedang hamil|lagi hamil)(?!\p{L})/u,
  },
  {
    // Outside of the days of a period.
    findings: new Set(['painful-periods']),
    beside:
      /(?<!\p{L})(?:di ?luar|selain|outside|between|apart from) (?:of )?(?:my |her |the )?(?:mens|haid|menstruasi|periods?)(?!\p{L})/u,
  },
  {
    // A baby is winded after a feed.
    findings: new Set(['belching']),
    beside: /(?<!\p{L})(?:disendawa\p{L}*|sendawakan|winded|burp(?:ed|ing)? (?:him|her|the baby|my baby))(?!\p{L})/u,
  },
  {
    // As every woman has it.
    findings: new Set(['vaginal-discharge']),
    beside: /(?<!\p{L})keputihan\w* (?:biasa|normal|wajar)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:gatal|banyak|hijau|kuning|luar biasa)(?!\p{L})/u,
  },
  {
    // Flecks in what is brought up.
    findings: new Set(['rash']),
    beside:
      /(?<!\p{L})(?:(?:muntah\w*|dahak\w*|ludah\w*|bab|tinja|vomit\w*|sputum|phlegm)(?: \p{L}+){0,3} (?:bercak|bintik|flecks?|specks?|spots?)|bercak darah)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:kulit|badan|tubuh|ruam|skin|rash|lengan|tungkai)(?!\p{L})/u,
  },
  {
    // The gland that moves with a swallow is the thyroid.
    findings: new Set(['generalised-lymphadenopathy', 'cervical-lymphadenopathy', 'neck-mass']),
    beside: /(?<!\p{L})(?:(?:ber)?gerak (?:saat|ketika|waktu|bila|kalau) (?:me)?nelan|moves? (?:on|with|when) swallow\w*)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:kgb|limfe|limfa\w*|getah bening|lymph\w*|nodes?)(?!\p{L})/u,
  },
  {
    // As it should after a birth.
    findings: new Set(['weight-loss']),
    beside:
      /(?<!\p{L})(?:turun normal|(?:bb|berat\w*)(?: \p{L}+){0,2} turun (?:\p{L}+ )?(?:pasca|setelah|habis|sesudah) (?:lahiran|melahirkan|persalinan))(?!\p{L})/u,
  },
  {
    // What is pressed to look for it, and does not hurt.
    findings: new Set([
      'foot-pain',
      'heel-pain',
      'leg-heaviness-evening',
      'bone-pain',
      'back-pain',
      'calf-myalgia',
      'heel-bone-pain-injury',
      'leg-pain',
      'joint-pain',
    ]),
    beside:
      /(?<!\p{L})(?:squeez\w+|pressing|pressure|palpat\w+|compress\w+|percuss\w+|tapping|(?:pe)?nekan\w*|ditekan|dipencet)[^.;]{0,60}(?:(?:does|did|is|was|do) ?(?:not|nt|n't) (?:hurt|painful|tender|sore|reproduce)|(?:doesnt|didnt|isnt|dont) (?:hurt|painful|tender|sore)|tidak (?:nyeri|sakit))(?!\p{L})/u,
  },
  {
    // A medicine that is for the knees.
    findings: new Set(['joint-replacement']),
    beside:
      /(?<!\p{L})(?:obat|jamu|salep|krim|balsem|suplemen|kapsul|tablet|pil|minyak)(?:nya)?(?: \p{L}+){0,4} (?:buat|untuk|utk) (?:lutut|pinggul|sendi)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:palsu|prostesis|buatan|protesa)(?!\p{L})/u,
  },
  {
    // The nose itches.
    findings: new Set(['itchy-skin']),
    beside: /(?<!\p{L})(?:hidung\p{L}*|ingus\p{L}*)(?: \p{L}+){1,3} (?:gatal|gatel)\p{L}*(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:kulit\p{L}*|badan\p{L}*|tangan|kaki|lengan|tungkai|punggung|ruam|bentol\p{L}*|biduran|bintik\p{L}*|sekujur)(?!\p{L})/u,
  },
  {
    // She who nurses has milk.
    findings: new Set(['galactorrhoea']),
    beside: /(?<!\p{L})(?:nyusuin|menyusui|nyusui|busui|breast-?feeding|breast-?feeds|nursing|nifas|post ?partum|mastitis)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:tidak|tak|tdk|gak|nggak|ga|bukan|belum|sudah berhenti|not|never|without|stopped) (?:sedang |lagi |pernah )?(?:nyusuin|menyusui|nyusui|hamil|breast-?feeding|nursing)(?!\p{L})/u,
  },
  {
    // A wound that will not heal.
    findings: new Set(['dry-scaly-skin']),
    beside: /(?<!\p{L})luka\p{L}*(?: \p{L}+){0,4} (?:tidak|tak|tdk|gak|nggak|ga|belum|susah) (?:kunjung |juga )?kering\p{L}*(?!\p{L})/u,
  },
  {
    // Blood that comes from the vagina, beside a pain.
    findings: new Set(['genital-ulcer', 'painful-genital-ulcers']),
    beside: /(?<!\p{L})(?:vaginal|pv) (?:bleed\p{L}*|spotting|loss|discharge)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:ulcers?|sores?|blisters?|luka|borok|ulkus|lenting)(?!\p{L})/u,
  },
  {
    // Whoever vomits after a meal has not made himself do so.
    findings: new Set(['self-induced-vomiting']),
    beside: /(?<!\p{L})(?:muntah\p{L}*|vomit\p{L}*)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:(?:di)?sengaja|dimuntahkan|dimuntahin|memuntahkan|muntahin|mencolok|nyolok|colok\p{L}*|jari|on purpose|deliberate\p{L}*|secret\p{L}*|makes (?:him|her|my)self|made (?:him|her|my)self|makes? me sick|fingers?|laxatives?|pencahar|bring\p{L}* (?:it|them) (?:back )?up|brings? up|self[- ]induced|after meals)(?!\p{L})/u,
  },
  {
    // Weak all over, and pale in the face.
    findings: new Set(['facial-droop']),
    beside: /(?<!\p{L})(?:lemas|lemes|lemah)\p{L}* (?:dan )?(?:muka|wajah)\p{L}* (?:pucat|pucet|pasi)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:mencong|perot|pelo|miring|sebelah|separuh|asimetri\p{L}*|droop\p{L}*)(?!\p{L})/u,
  },
  {
    // Whoever cannot pass it is full of it.
    findings: new Set(['oliguria', 'anuria']),
    beside:
      /(?<!\p{L})(?:can(?:no|['’])?t|unable to|not able to|tidak bisa|tidak dapat|gak bisa|nggak bisa|ga bisa) (?:pass (?:any )?(?:urine|water)|pee|wee|urinate|void|kencing|pipis|bak|buang air kecil)(?!\p{L})/u,
  },
];

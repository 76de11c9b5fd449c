/** What is of another place than its words would have it: lines on the skin and not before the eyes, lumps on a scrotum and not in it. */
import type { Context } from './other-contexts-of-notes.ts';

export const CONTEXTS_OF_PLACES: readonly Context[] = [
  {
    // A bruise of an ankle or a wrist.
    findings: new Set(['cyanosis']),
    beside:
      /(?<!\p{L})(?:puffy|swollen|swelled|fat) (?:and|&|,) blue|blue (?:and|&|,) (?:puffy|swollen|sore|tender)|bengkak(?:nya)? (?:dan |, )?(?:biru|kebiruan|membiru)|(?:biru|kebiruan|membiru) (?:dan |, )?bengkak(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:lips?|tongue|mouth|face|baby|infant|newborn|nails?|cyanos\w+|cyanotic|sianosis|bibir|lidah|mulut|wajah|muka|bayi|kuku|breath\w*|sesak|spo2|sats?|drows\w*|faint\w*)(?!\p{L})/u,
  },
  {
    // Burrows of mites, marks of nails, waves of a tracing.
    findings: new Set(['distorted-central-vision']),
    beside:
      /(?<!\p{L})(?:webs?|skin|burrows?|itch\w*|scratch\w*|wrists?|fingers?|knuckles?|nails?|mm|scal\w+|rash|ecg|monitor|gatal|kulit|sela|terowongan|kuku|jari|ruam|ekg)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:vision|sight|see(?:s|ing)?|eyes?|look\w*|grid|amsler|door\w*|reading|pandangan|penglihatan|melihat|lihat|mata|membaca)(?!\p{L})/u,
  },
  {
    // Several, or on the skin of it: the testis is within.
    findings: new Set(['testicular-mass', 'scrotal-swelling']),
    beside:
      /(?<!\p{L})(?:(?:lumps|bumps|nodules|papules|spots|pimples|warts|ulcers?|sores?|blisters?|itch\w*|bintil|bintik|bentol|bruntus\w*|lenting|koreng|kutil|benjolan kecil|gatal)(?: \p{L}+){0,3} (?:scrotum|scrotal|skrotum|kantong|kantung|buah zakar|pelir)|skin of (?:the |his |my )?scrotum|scrotal skin|kulit (?:skrotum|kantong|kantung|buah zakar))(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:testi\w*|balls?|biji|inside|within|hard|heavy|swollen|swelling|enlarged|bigger|dalam|keras|bengkak|membesar|hernia)(?!\p{L})/u,
  },
  {
    // Gone from a patch of the skin, and not from the head.
    findings: new Set(['hair-loss']),
    beside:
      /(?<!\p{L})(?:hairs? (?:is |are |was |has been )?(?:lost|loss|gone|missing|absent|sparse) (?:on|in|over|from|at|there)|(?:loss of|lost|no) hair (?:on|in|over|from) (?:it|them|the (?:patch\w*|lesions?|area|plaque|forearm|leg\w*|arm\w*|shin\w*))|rambut(?:nya)? (?:\p{L}+ )?(?:rontok|hilang) (?:di|pada) (?:bercak|lesi|situ|panu|lengan|tungkai|kaki))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:scalp|head|comb\w*|brush\w*|shower|bald\w*|kepala|sisir\w*|botak|keramas)(?!\p{L})/u,
  },
  {
    // Small spots on a forehead.
    findings: new Set(['small-head']),
    beside:
      /(?<!\p{L})(?:bruntus\w*|bintik\w*|bentol\w*|bintil\w*|ruam|papul\w*|jerawat\w*|keringat|rash|spots?|pimples?|papules?|bumps?|topi|hat|cap)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:(?:kepala\w*|head) (?:\p{L}+ )?(?:kecil|small|tiny)|small (?:\p{L}+ )?head|lingkar kepala|head circumference|mi[ck]ro[cs]ef\w*|microceph\w*)(?!\p{L})/u,
  },
  {
    // A mouth that will not open has skin around it, and it is the jaw.
    findings: new Set(['skin-thickening']),
    beside: /(?<!\p{L})(?:mouth|mulut)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:skin|kulit|fingers?|jari|tight\w*|shiny|mengkilap|kencang|face|wajah|raynaud|sclero\w*|sklero\w*)(?!\p{L})/u,
  },
  {
    // A neck that cannot hold the head.
    findings: new Set(['floppy-baby']),
    beside:
      /(?<!\p{L})(?:neck (?:is |feels |looks |very |and )?(?:floppy|limp)|floppy neck|head (?:drop|lag)s?|leher(?:nya)? (?:lemas|lunglai|terkulai))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:baby|infant|newborn|neonate|bayi|neonatus|toddler|limbs?|body|all over|badan)(?!\p{L})/u,
  },
  {
    // Slow pupils.
    findings: new Set(['reduced-consciousness']),
    beside:
      /(?<!\p{L})(?:pupils? (?:\p{L}+ )?sluggish(?:ly)?|sluggish(?:ly)? (?:reacti\w+|reacting )?(?:pupils?|reacti\w+)|refleks cahaya (?:\p{L}+ )?lambat)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:drows\w*|unrous\w*|unrespons\w*|stupor\w*|obtund\w*|letharg\w*|confus\w*|gcs|unconscious|mengantuk|tidak sadar|penurunan kesadaran|somnol\w*)(?!\p{L})/u,
  },
  {
    // Powdered by the grandmother; she has nothing.
    findings: new Set(['family-history-of-same']),
    beside: /(?<!\p{L})di\p{L}{3,}(?: \p{L}+){0,2} sama (?:nenek|kakek|ibu|bapak|ayah|mama|papa|kakak|bidan|tante|om)\p{L}*/u,
    unless: /(?<!\p{L})(?:juga|keluarga|keturunan|riwayat|penyakit|sakit (?:yang )?sama|begitu)(?!\p{L})/u,
  },
  {
    // Purple over a node or a bruise.
    findings: new Set(['bronze-skin']),
    beside: /(?<!\p{L})(?:ungu|keunguan|purpl\w+|violet|violaceous|livid)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:perunggu|tembaga|abu\w*|keabu\w*|bronz\w*|gr[ae]y|tann?ed|slate)(?!\p{L})/u,
  },
];

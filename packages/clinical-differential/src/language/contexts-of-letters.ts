/** What means something else where a doctor tells of a patient in whole sentences, or a patient of a day: a class in a gym, a wasp that is yellow. */
import type { Context } from './other-contexts-of-notes.ts';

export const CONTEXTS_OF_LETTERS: readonly Context[] = [
  {
    // A wasp, and what is passed.
    findings: new Set(['jaundice']),
    beside:
      /(?<!\p{L})(?:yellow ?jackets?|(?:wee|pee|urine|kencing\w*|pipis\w*|urin\w*)(?: (?:is|was|looks|warnanya|masih))?(?: (?:\p{L}+))? (?:yellow|kuning)|(?:yellow|kuning) , (?:greasy|scal\w*|flak\w*|crust\w*|berminyak|bersisik))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:skin|sclera\w*|jaundice\w*|icter\w*|ikter\w*|sklera|badan|kulit|mata|eyes)(?!\p{L})/u,
  },
  {
    // The colour that a guideline gives to a child, or a ward to a bed.
    findings: new Set(['jaundice', 'cyanosis', 'pallor']),
    beside:
      /(?<!\p{L})(?:mtbs|mtbm|imci|klasifikasi|triase|triage|label|zona|zone|kategori)[^.;]{0,20} (?:kuning|yellow|biru|blue|putih|white)(?!\p{L})/u,
  },
  {
    // On a bicycle that goes nowhere.
    findings: new Set(['vertigo']),
    beside: /(?<!\p{L})(?:spin(?:ning)? (?:class\w*|bikes?|session\w*|instructor)|kelas spinning)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:dizz\w*|vertigo|room|head|giddy|pusing|kepala)(?!\p{L})/u,
  },
  {
    // Red on the white of an eye.
    findings: new Set(['maculopapular-rash', 'rash']),
    beside:
      /(?<!\p{L})(?:(?:white|whites) of (?:my|his|her|the|one|an|both)(?: \p{L}+)? eyes?|conjunctiva\w*|konjungtiva|(?:bagian )?putih(?:nya)? mata|mata bagian putih)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:skin|rash|spots|trunk|body|kulit|badan|ruam|bintik\w*)(?!\p{L})/u,
  },
  {
    // How a voice sounds, and not what it says.
    findings: new Set(['hallucinations', 'hears-voices']),
    beside:
      /(?<!\p{L})(?:voices? (?:all )?(?:sounds?|seems?|are (?:like|distorted|muffled|tinny|faint))|suara(?:nya)?(?: \p{L}+)? (?:terdengar|kedengar\w*|seperti|kayak|kaya)|terdengar (?:seperti|serak|sengau|parau))(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:tell\w*|command\w*|nobody|no one|alone|talk\w* about|in (?:my|his|her) head|bisik\w*|menyuruh|perintah|mengomentari|mengejek|tidak ada orang|sendirian|orang lain tidak)(?!\p{L})/u,
  },
  {
    // Nothing is seen in it.
    findings: new Set(['throat-clearing']),
    beside: /(?<!\p{L})(?:throat (?:is |was |looks |looked |appears )?clear|clear throat)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:clearing|keeps?|hawk\w*|always|has to|need to)(?!\p{L})/u,
  },
  {
    // What might happen to somebody is feared, and not felt.
    findings: new Set(['panic-attacks']),
    beside:
      /(?<!\p{L})(?:if|in case|kalau|jika|takut) (?:he|she|they|it|someone|somebody|(?:my|his|her|their) \p{L}+|ibu\w*|ayah\w*|anak\w*|adik\w*|dia|mereka) (?:die[sd]?|gets? ill|mati|meninggal|celaka|sakit)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:panic\w*|panik|palpitation\w*|berdebar|sudden\w*|tiba-tiba|attacks?|serangan)(?!\p{L})/u,
  },
  {
    // An illness that is handed on.
    findings: new Set(['bereavement']),
    beside:
      /(?<!\p{L})pass(?:es|ed|ing)? (?:something|it|this|that|them|anything|(?:the|an?|his|her|my) \p{L}+|germs?) (?:on )?to(?!\p{L})/u,
    unless: /(?<!\p{L})(?:passed away|died|death|funeral|widow\w*|grie\w*|bereave\w*)(?!\p{L})/u,
  },
  {
    // Bruises in many places, that nobody gave.
    findings: new Set(['blunt-chest-injury', 'blunt-abdominal-injury', 'recent-injury']),
    beside:
      /(?<!\p{L})(?:(?:several|many|multiple|numerous|some|fresh|unexplained|easy|beberapa|banyak|sering|mudah|gampang) (?:\p{L}+ )?(?:bruis\w*|lebam\w*|memar\w*)|(?:lebam|memar)[- ](?:lebam|memar))(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:hit|hits|fell|fall|falls|fallen|blow|blows|kick\w*|punch\w*|struck|crash\w*|accident\w*|collision|injur\w*|trauma\w*|seat ?belt|steering|handlebars?|bumped|knock\w*|landed|assault\w*|beaten|jatuh|terjatuh|tabrak\w*|tertabrak|ketabrak|kecelakaan|bentur\w*|terbentur|kebentur|terpukul|dipukul|ditendang|dihantam|tertimpa|ketiban|setir|stang)(?!\p{L})/u,
  },
  {
    // Clothes that are too wide now.
    findings: new Set(['recent-injury', 'fall-same-level', 'fall-from-height', 'head-injury']),
    beside:
      /(?<!\p{L})(?:skirts?|trousers|pants|jeans|clothes|shorts|socks|rings?|watch|rok|celana\w*|baju\w*|cincin\w*)(?: (?:now|keeps?|just|always|sering|jadi))* (?:fall(?:s|ing)? (?:down|off)|slip(?:s|ping)? (?:down|off)|melorot|kedodoran|jatuh)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:injur\w*|hurt|fell|hit|trauma|kecelakaan|terjatuh)(?!\p{L})/u,
  },
  {
    // Who tires soon is awake.
    findings: new Set(['lethargic-child', 'reduced-consciousness']),
    beside:
      /(?<!\p{L})(?:(?:jadi |menjadi )?(?:cepat|mudah|gampang|cepet|lekas) (?:lelah|letih|capek|capai|lemas|lemes)|(?:tires?|gets? tired|fatigues?) (?:easily|quickly|sooner))(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:ngantuk\w*|mengantuk|lunglai|letargi\w*|somnolen|tidur terus|dibangunkan|bangun|tidak sadar|menyusu|minum|lethargic|drowsy|floppy|rouse|sleepy|limp)(?!\p{L})/u,
  },
  {
    // In bed, before one sleeps.
    findings: new Set(['reduced-consciousness', 'lethargic-child']),
    beside:
      /(?<!\p{L})(?:(?:sampai|hingga|sampe|baru|until|till|before) (?:\p{L}+ ){0,3}(?:mengantuk|ngantuk|sleepy|drowsy)|(?:belum|tidak|tidak merasa|not|never) (?:mengantuk|ngantuk|sleepy|drowsy))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:dibangunkan|tidak sadar|kejang|rouse|unconscious|confus\w*|bingung|meracau|racau)(?!\p{L})/u,
  },
  {
    // A pregnancy that is over.
    findings: new Set(['pregnant-now']),
    beside:
      /(?<!\p{L})(?:(?:pada|saat|waktu|sejak|selama|semasa) kehamilan\w* (?:pertama|kedua|ketiga|keempat|sebelumnya|terdahulu|terakhir|yang lalu|lalu)|(?:in|during|since|with) (?:my|her|the|an?) (?:first|second|third|last|previous|earlier|past) pregnanc(?:y|ies))(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:(?:kehamilan|hamil|pregnancy) (?:\p{L}+ )?(?:ini|sekarang|saat ini)|this pregnancy|now pregnant|is pregnant|currently pregnant|sedang hamil|\d+ ?(?:minggu|mgg|weeks?|wks?|bulan|bln)|usia kehamilan|uk|janin|trimester)(?!\p{L})/u,
  },
  {
    // What somebody once took it for.
    findings: new Set(['known-asthma']),
    beside:
      /(?<!\p{L})(?:(?:dianggap|dikira|disangka|diduga|dibilang|dikatakan) (?:\p{L}+ )?asma|(?:thought (?:to be|it was)|taken for|put down to|labelled(?: as)?|mistaken for|called(?: it)?) (?:\p{L}+ )?asthma)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:inhaler\w*|sejak kecil|since childhood|known asthma\w*|punya asma|riwayat asma|spray|semprot\w*)(?!\p{L})/u,
  },
  {
    // Whoever asks for it has not had it.
    findings: new Set(['benzodiazepine-use']),
    beside:
      /(?<!\p{L})(?:perlu|butuh|minta|meminta|mau|ingin|boleh|bertanya|tanya|resep|needs?|wants?|wanting|ask(?:s|ed|ing)? (?:for|about|whether|if)|requests?|requesting|prescribe)(?: \p{L}+){0,6} (?:obat (?:tidur|penenang)|sleeping (?:pills?|tablets?)|sedatives?|sleepers)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:minum|menelan|nelan|konsumsi|pakai|biasa|rutin|habis|lagi|takes?|taking|took|swallow\w*|overdos\w*|ran out|more|again|another|strips?|packs?|packets?)(?!\p{L})/u,
  },
  {
    // A leg that is dusky among what else is wrong with it.
    findings: new Set(['cyanosis']),
    beside:
      /(?<!\p{L})(?:cruris|femur|femoral|tungkai\w*|betis\w*|paha\w*|calf|calves|thighs?)(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:kebiruan|biru|bluish|dusky|blue)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:lips?|tongue|cyanos\w+|cyanotic|sianosis|bibir|lidah|kuku|nails|breathless\w*|sesak|spo2|sats?|tangan|hands|bayi|baby|newborn|neonat\w*)(?!\p{L})/u,
  },
  {
    // A treatment that was not finished.
    findings: new Set(['incomplete-bladder-emptying']),
    beside:
      /(?<!\p{L})(?:(?:ber|peng)?obat\w*|oat|terapi|imunisasi|vaksin\w*|minum)(?: \p{L}+){0,5}(?: ,)? (?:tidak|tdk|tak|belum|ga|gak) (?:sampai )?tuntas(?!\p{L})/u,
    unless: /(?<!\p{L})(?:kencing\w*|bak|kemih|berkemih|pipis\w*|miksi|lampias)(?!\p{L})/u,
  },
  {
    // Hard in one place, with nothing that hurts.
    findings: new Set(['board-like-rigidity', 'abdominal-guarding']),
    beside: /(?<!\p{L})perut\w* (?:\p{L}+ )?keras (?:di )?(?:bagian |sebelah |sisi )?(?:kiri|kanan|bawah|samping)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:papan|nyeri|sakit|demam|panas|defans|nt|muntah|jatuh|trauma|pucat)(?!\p{L})/u,
  },
  {
    // Of what lines a vagina after the change.
    findings: new Set(['muscle-wasting']),
    beside: /(?<!\p{L})(?:prolapse|vagina\w*|vulva\w*|vulvo\w*|introitus|speculum|cough test|cervix|urethra\w*|mukosa|mucosa\w*)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:muscles?|calf|thenar|quadriceps|wasting|otot|limbs?|tungkai|lengan)(?!\p{L})/u,
  },
  {
    // Packs of tablets, and nobody feels empty.
    findings: new Set(['tobacco-smoking', 'low-mood', 'tearfulness']),
    beside:
      /(?<!\p{L})(?:empty (?:packs?|packets?|strips?|blisters?|box(?:es)?|bottles?)|packs?(?: \p{L}+){0,6} (?:tablets?|pills?|capsules?|sachets?))(?!\p{L})/u,
    unless: /(?<!\p{L})(?:smok\w*|cigar\w*|tobacco|rokok|a day|feels? empty|cry\w*|cries|tears|tearful|sad|low|depress\w*)(?!\p{L})/u,
  },
  {
    // A pipe.
    findings: new Set(['blocked-nose']),
    beside:
      /(?<!\p{L})(?:wc|toilet|kloset|jamban|saluran|pipa|wastafel|got|sink|drain|loo)\w* (?:\p{L}+ )?(?:mampet|tersumbat|buntu|blocked|clogged)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:hidung\w*|nose|nostrils?|pilek|ingus\w*)(?!\p{L})/u,
  },
  {
    // What a newborn loses and gains again.
    findings: new Set(['low-birth-weight']),
    beside:
      /(?<!\p{L})(?:lost|loses|losing|regain\w*|back to|above|below|of|from|kehilangan|turun|kembali ke|dari)(?: \p{L}+| \d+ ?%?| %){0,4} (?:birth ?weight|berat (?:badan )?lahir)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:low birth ?weight|lbw|bblr|bblsr|small for|gram\w*|kg|rendah|prematur\w*|premature)(?!\p{L})/u,
  },
  {
    // Since when, and not how often at night.
    findings: new Set(['nocturia']),
    beside:
      /(?<!\p{L})(?:belum|tidak|tdk|has not|have not|not)(?: \p{L}+){0,5} (?:sejak|since) (?:tengah malam|semalam|tadi malam|midnight|last night)(?!\p{L})/u,
  },
];

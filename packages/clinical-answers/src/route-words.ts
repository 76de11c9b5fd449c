/** Words for where a drug is put, as prescriptions in English and Indonesian write them, and the route of the knowledge that each means. */

/** A piece of a regular expression for a text in small letters; of all that fit at one place the longest is taken. */
export type Words = string;

/** Words that say the route itself. */
export const ROUTE_WORDS: Readonly<Record<string, Words>> = {
  oral: 'oral(?:ly)?|per ?oral|per ?os|p\\.o\\.?|po|by mouth|lewat mulut|diminum|minum|ditelan|oral (?:drops?|solution|suspension|powder)|(?:drops?|tetes|larutan|suspensi) oral|tetes minum',
  sublingual: 'sublingual(?:ly)?|s\\.l\\.?|sl|under the tongue|(?:di )?bawah lidah',
  buccal: 'buc+al|bukal|(?:in|inside) the cheek',
  oromucosal:
    'oromucosal|mouth and throat(?: \\(local\\))?|mulut dan tenggorok(?:an)?(?: \\(lokal\\))?|(?:oral|mouth|dental|oromucosal) (?:gel|paste|paint|spray|rinse)|(?:gel|pasta|semprot) (?:oral|mulut|gigi)|mouth ?wash(?:es)?|gargles?|(?:obat )?kumur|kumur-kumur|throat (?:spray|lozenges?|paint)|semprot tenggorok(?:an)?',
  rectal: 'rectal(?:ly)?|re[ck]tal|per ?rectum|p\\.r\\.|(?:lewat|melalui) (?:dubur|anus)',
  intravenous: 'intravenous(?:ly)?|intravena|i\\.v\\.?|iv|ivfd|(?:iv |intravenous )?(?:infusion|bolus|drip)|infus(?: intravena)?',
  intramuscular: 'intramuscular(?:ly)?|intramuskul[ae]r|i\\.m\\.?|im',
  subcutaneous: 'subcutaneous(?:ly)?|subkutan|sk|s\\.c\\.?|sc|sub-?cut|sub-?q|sq|(?:di )?bawah kulit',
  intraosseous: 'intraosseous|intraoseus|i\\.o\\.|io',
  transdermal: 'transdermal(?:ly)?',
  implant: 'implants?|implan|susuk',
  epidural: 'epidural',
  intrathecal: 'intrathecal|intratekal|i\\.t\\.',
  'intra-articular': 'intra-?articular|intra-?artikular|into the joint|ke dalam sendi',
  intradermal: 'intradermal|intrakutan',
  infiltration: 'infiltration(?: or nerve block)?|nerve block|infiltrasi(?: atau blok saraf)?|blok saraf',
  inhaled:
    'inhaled|inhalation|inhalasi|inh|inhalers?|dihirup|hirup|neb|nebs|nebul|nebuli[sz](?:ed|er|ation)|nebuli[sz]asi|nebulizer|mdi|dpi|turbu?o?haler|accuhaler|diskus|respimat|handihaler|evohaler|breezhaler|ellipta|respules?|rotacaps?',
  intratracheal: 'intratracheal|intratrakea|(?:in)?to the trachea|ke (?:dalam )?trakea',
  'inhaled-anaesthetic': 'inhaled[- ](?:as )?anaesthetic|inhalasi anestesi',
  smoked: 'smoked|dihisap',
  nasal: 'nasal(?:ly)?|intranasal|hidung|nose|(?:nasal|nose) (?:spray|drops?|gel|ointment)|(?:tetes|semprot|salep) hidung',
  ophthalmic:
    'ophthalmic|oftalmik|ophth|eyes?|mata|(?:eye|ophthalmic) (?:drops?|gel|ointment)|(?:tetes|salep|gel) mata|td\\.? mata|in(?:to)? (?:both|the (?:left|right)) eyes?',
  intravitreal: 'intravitreal',
  otic: 'otic|aural|ears?|telinga|ear drops?|tetes telinga',
  topical:
    'topical(?:ly)?|topikal|top|skin|kulit|oles(?:kan)?|dioles(?:kan)?|obat luar|scalp|kulit kepala|(?:skin|scalp) (?:cream|ointment|gel|lotion)|(?:krim|salep|gel|losion) kulit|(?:on|to) the skin|pada kulit',
  vaginal: 'vaginal(?:ly)?|vagina|pervaginam|per ?vaginam|p\\.v\\.?|pv|ovul[aeu]s?|pessar(?:y|ies)',
  intrauterine: 'intrauterine?|iud|iud hormonal|spiral',
  intravesical: 'intravesical|intravesika',
};

/** Forms: which route one means depends on the drug. The first of these that the drug has is meant; with a mark, else the first of all. */
export const FORM_WORDS: readonly (readonly [routes: readonly string[], words: Words, firm?: true])[] = [
  [
    ['topical', 'transdermal', 'vaginal', 'oromucosal', 'ophthalmic', 'rectal'],
    'gel|emulgel|cream|krim|ointment|oint|salep|zalf|lotion|losion|shampoo|sampo|liniment|balm|balsem|paste|pasta|foam',
    true,
  ],
  [['transdermal', 'topical'], '(?:skin )?patch(?:es)?|plester|plaster|koyo', true],
  [['rectal', 'vaginal'], 'suppositor(?:y|ies)|supositoria|suppositoria|supp|suppos?|enema|klisma', true],
  [['rectal'], 'pr'],
  [
    ['oral'],
    'tab\\.?|tabs|tablets?|caps?\\.?|capsules?|kapsul|kaplet|caplets?|pills?|pil|(?:dry )?syrups?|syr\\.?|sirup(?: kering)?|suspension|suspensi|elixir|eliksir|puyer|sachets?|granul(?:es?)?|powder|serbuk|bubuk|pulv\\.?|effervescent|chewable|kunyah|odt|orodispersible|dispersible|solution|larutan',
  ],
  [['oromucosal', 'buccal', 'sublingual', 'oral'], 'lozenges?|tablet hisap|pastilles?|troches?|(?:chewing )?gum|permen karet'],
  [
    ['intravenous', 'intramuscular', 'subcutaneous', 'intradermal'],
    'injections?|injected|injeksi|inj\\.?|suntik(?:an)?|ampoules?|ampuls?|ampul|amp\\.?|vials?|pen|penfill|flexpen|kwikpen|solostar|pre-?filled(?: syringe)?|depot|depo|jab',
  ],
];

/** Forms that only mean something where the drug has one such route. */
export const LOOSE_FORMS: readonly (readonly [routes: readonly string[], words: Words])[] = [
  [['ophthalmic', 'otic', 'nasal', 'oral'], 'drops?|tetes|gtt\\.?'],
  [['nasal', 'sublingual', 'inhaled', 'oromucosal', 'topical'], 'sprays?|semprot'],
  [['inhaled', 'nasal'], 'puffs?'],
];

/** Nothing but how it is made. */
export const MAKES: Words =
  'xr|sr|cr|er|mr|dr|la|xl|ir|ec|oros|retard|(?:slow|prolonged|extended|modified|sustained|immediate|delayed|controlled)[- ]release|lepas lambat|enteric[- ]coated|salut (?:enterik|selaput|gula)|gener[iy][ck]|generik|ds|double strength|low[- ]dose|high[- ]dose|dosis (?:rendah|tinggi)|dose|dosis|obat|supplements?|suplemen|r/';

export const SALTS: Words =
  'hydrochloride|hidroklorida|dihydrochloride|hydrobromide|hidrobromida|hcl|hbr|di?sodium|sodium|natrium|potassium|kalium|calcium|kalsium|magnesium|besylate|besilate|besilat|maleate|maleat|tartrate|tartrat|succinate|suksinat|mesylate|mesilate|mesilat|tosylate|tosilat|phosphate|fosfat|sulphate|sulfate|sulfat|acetate|asetat|bromide|bromida|fumarate|fumarat|citrate|sitrat|disoproxil|nitrate|nitrat|trihydrate|trihidrat|monohydrate|monohidrat|anhydrous|anhidrat|propionate|propionat|furoate|furoat|valerate|valerat|dipropionate|dipropionat|etabonate|medoxomil|cilexetil|proxetil|axetil|decanoate|dekanoat|palmitate|lactate|laktat|gluconate|glukonat|stearate|stearat|pivoxil|mofetil|dihydrate|carbonate|karbonat|trometamol|tromethamine|arginine|erbumine|meglumine|lysine|isethionate';

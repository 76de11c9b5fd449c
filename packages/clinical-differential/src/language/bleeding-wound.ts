/** “Hand crushed by machine, bleeding heavily”: much blood beside an injury comes from the wound, unless it is said to come from elsewhere. */
import type { SaidFinding } from './said-finding.ts';

const MUCH_BLOOD =
  /(?<!\p{L})(?:bleed(?:s|ing) (?:very )?(?:heavily|profusely|badly|a lot|everywhere|like a tap|non-?stop)|(?:heavy|profuse|massive|uncontrolled|severe) bleeding|(?:won['’]?t|will not|does ?n['’]?t|doesn['’]t|cannot|can['’]?t|could not) stop (?:the )?bleeding|bleeding (?:won['’]?t|will not|does not|doesn['’]t) stop|(?:lots|a lot|so much|pints?) of blood|blood (?:is )?(?:everywhere|pouring|gushing|spurting|pumping)|losing (?:a lot of|much) blood|(?:ber|pen?d|per)?darah(?:an)?(?:nya)? (?:hebat|banyak(?: sekali)?|deras|terus(?:[- ]menerus)?|tidak (?:mau )?(?:berhenti|stop)|nggak berhenti|gak berhenti|mengucur|muncrat|mengalir deras|keluar (?:banyak|terus|deras)))(?!\p{L})/iu;
const INJURY =
  /(?<!\p{L})(?:cuts?|stabb?(?:ed)?|slash\p{L}*|gash\p{L}*|wounds?|crush\p{L}*|amputat\p{L}*|severed|machine|chain ?saw|saw|knife|axe|glass|accident|crash|run over|gun ?shot|shot|lacerat\p{L}*|injur\p{L}*|luka\p{L}*|(?:di|ter|kena )?bacok\p{L}*|(?:di|ter)tusuk|(?:ter|di)gilas|(?:ter|ke)potong|putus|(?:ter)?robek|sobek|kecelakaan|tabrakan|(?:ter|di)sayat|gergaji|mesin|parang|pisau|beling|kaca|tertembak|terlindas)(?!\p{L})/iu;
const ELSEWHERE =
  /(?<!\p{L})(?:vagin\p{L}*|periods?|menstr\p{L}*|haid|mens|pregnan\p{L}*|hamil|nifas|(?:me)?lahir\p{L}*|deliver\p{L}*|birth|nose\p{L}*|mimisan|hidung|gums?|gusi|urin\p{L}*|kencing|stools?|bab|feses|anus|rect\p{L}*|piles|ambeien|wasir|vomit\p{L}*|muntah|cough\p{L}*|batuk|tooth|gigi|circumci\p{L}*|keguguran|miscarr\p{L}*)(?!\p{L})/iu;
const DENIED = /(?<!\p{L})(?:no|not|without|never|tidak|tanpa|bukan|no longer)\s+(?:\p{L}+\s+)?$/iu;
const SENTENCE = /[^.;\n]+(?:[.,]\d[^.;\n]*)*/gu;

export function bleedingWound(text: string): SaidFinding[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }): SaidFinding[] => {
    const blood = MUCH_BLOOD.exec(sentence);
    if (blood === null || !INJURY.test(sentence) || ELSEWHERE.test(sentence)) return [];
    if (DENIED.test(sentence.slice(0, blood.index))) return [];
    const start = index + blood.index;
    return [{ finding: 'heavy-bleeding-from-wound', present: true, start, end: start + blood[0].length }];
  });
}

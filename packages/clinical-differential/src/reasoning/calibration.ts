/**
 * The numbers that turn knowledge into probabilities and that no source gives. They were fitted on the tuning two thirds of
 * evaluation/vignettes (`npm run knowledge:differential`), never on the part that is held out.
 */
export const CALIBRATION = {
  /** Weight of the logarithm of the prior: those who come with a story are not a sample of all who come. */
  priorWeight: 0.47,
  /**
   * Divides the scores before they become probabilities; above 1 they come closer together. The tuning part, whose knowledge was enriched,
   * would have it near 0.5; it is held at what lists suggested that were new.
   */
  temperature: 0.8,
  /** Chance that a finding is there for another reason: not below this, and in proportion to how often it is seen in all. */
  leastLeak: { symptom: 0.006, sign: 0.006, vital: 0.015, history: 0.045, exposure: 0.045, laboratory: 0.011, ecg: 0.008, imaging: 0.008 },
  leakShare: 0.8,
  /** How far a finding that was not mentioned counts as absent, by kind. */
  silence: { symptom: 0.34, sign: 0.16, vital: 0.09, history: 0, exposure: 0, laboratory: 0.03, ecg: 0.03, imaging: 0.03 },
  /** By how much silence counts: in proportion to how many findings were mentioned at all, there or not, within bounds. */
  telling: { full: 9.5, least: 0.5, most: 2 },
  /** Added to the silence about what nearly all patients have, from this share on. */
  cardinal: { from: 0.8, adds: 0.15 },
  /** A narrower finding where a disease lists the broader: its share of the broader one, within bounds. */
  narrower: [0.12, 0.5],
  /** How many times more a finding speaks for a disease beyond its frequencies. */
  specificity: { hallmark: 5, high: 2, moderate: 1.3, low: 0.7 },
  /** A further finding of the same family (two kinds of abdominal pain) counts this much. */
  relatedWeight: 0.7,
  /** What was only suspected. */
  uncertainWeight: 0.5,
  /** What makes a disease very unlikely: present against it, absent though required, and required but not mentioned. */
  excludedBy: 0.04,
  requiredAbsent: 0.02,
  requiredUnmentioned: 0.5,
  /** A poisoning of nothing taken, a withdrawal of nothing stopped: what only comes of an exposure, where none was said. */
  exposureUnsaid: 0.02,
  /** One that hurries by itself (a poison swallowed), shared among all that come of it. */
  exposureSaid: 20,
  /** Exponent on the risk factors of the knowledge base. */
  riskWeight: 0.7,
  /** Diseases of pregnancy where nothing is said of one, and where there is none. */
  perhapsPregnant: 0.3,
  notPregnant: 0.1,
  /** A finding that only says who the patient is, where the prior knows it. And what comes at other weeks of a pregnancy. */
  knownOfPatient: 0.25,
  otherWeeks: 0.02,
  /** A known chronic or recurrent disease that comes back. */
  knownBefore: 2,
  /** Per natural logarithm of how far the duration lies outside what is usual, and its limit. */
  timePenalty: 1,
  timeLimit: 2,
  onsetBonus: 0.7,
  onsetPenalty: 0.9,
  /** Words that became no finding: how rare they are taken to be at least, the most that one says, and how much they count. */
  echoFloor: 0.02,
  echoLimit: 3,
  echoWeight: 0.8,
  /** All diseases that are not in the knowledge base together: their prior, and how well they explain anything. */
  otherPrior: 0.02,
  otherExplains: 0.35,
} as const;

/** When diseases set the pace: from which share of the probability, counted from the gravest level down. */
export const TRIAGE = {
  share: { emergency: 0.2, urgent: 0.4, routine: 0.45 },
  /** Alone, where it must not be missed or shows its red flags. */
  dangerous: { emergency: 0.18, urgent: 0.25 },
  redFlag: 0.06,
} as const;

/**
 * Two complaints at once: a harmless disease so likely takes what it explains so well (natural logarithm), so many times, where so many
 * complaints are left that it hardly says anything of.
 */
export const SET_ASIDE = { probability: 0.01, explained: 2, hardly: 1, rounds: 3, complaints: 2 } as const;

/** From which probability a dangerous disease is named among what must not be missed; lower with a red flag of it. */
export const MUST_NOT_MISS = { probability: 0.02, flagged: 0.003, atMost: 8, within: 300 } as const;

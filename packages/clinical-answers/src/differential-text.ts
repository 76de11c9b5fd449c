/** A differential as JSON: what `answerDifferential` answers, written at once. */
import type {
  Argument,
  Assessment,
  Candidate,
  LabelledFinding,
  MustNotMiss,
  NextQuestion,
  RuledOutBy,
  Text,
  Understood,
  UrgencyReason,
} from '@kolegia/clinical-differential/assessment';
import {
  type DifferentialQuestion,
  type DifferentialTools,
  isTruncated,
  noteOnUrgency,
  readWho,
  reckoned,
} from './differential-diagnosis.ts';
import { figure, list, perLanguage, quoted, sourceText } from './json-text.ts';
import type { Language } from './said.ts';

/** The members of the answer without the braces around them, so that a caller may add its own. */
export function differentialMembers(tools: DifferentialTools, question: DifferentialQuestion, language: Language): string {
  const { knowledge } = tools;
  const assessment = reckoned(tools, question);
  const { asks } = readWho(question.patient, language);
  const note = noteOnUrgency(assessment, language);
  return (
    `${writersOf(knowledge, language)(assessment)},"asks":${JSON.stringify(asks)},"truncated":${isTruncated(question)}` +
    (note === undefined ? '' : `,"urgencyNote":${JSON.stringify(note)}`)
  );
}

const writersOf = perLanguage((knowledge, language) => {
  const word = (text: Text) => quoted(text[language]);
  const source = sourceText(knowledge, language);
  const findings = new Map<string, string>();
  // Only ids of the knowledge come this far, so that what is kept has an end.
  const finding = (id: string, label: Text) => {
    const text = findings.get(id) ?? `"findingId":${quoted(id)},"label":${word(label)}`;
    findings.set(id, text);
    return text;
  };
  const labelled = ({ id, label }: LabelledFinding) => `{"id":${quoted(id)},"label":${word(label)}}`;

  const argument = ({ findingId, label, weight, because }: Argument) =>
    `{${finding(findingId, label)},"weight":${figure(weight)},"because":"${because}"}`;
  // By the names of the disease, which are one object wherever it is shown. A review changes nothing of what stands in these.
  const heads = new WeakMap<Text, string>();
  const head = ({ id, name, icd10, system }: Candidate) => {
    const text = heads.get(name) ?? `"id":${quoted(id)},"name":${word(name)},"icd10":${JSON.stringify(icd10)},"system":${quoted(system)}`;
    heads.set(name, text);
    return text;
  };
  const tests = new WeakMap<Text, string>();
  const testsOf = ({ name, firstTests }: Candidate) => {
    const text = tests.get(name) ?? list(firstTests, labelled);
    tests.set(name, text);
    return text;
  };
  const candidateMembers = (one: Candidate) =>
    `${head(one)},"probability":${figure(one.probability)},"for":${list(one.for, argument)},"against":${list(one.against, argument)},` +
    `"dangerous":${one.dangerous},"urgency":"${one.urgency}","redFlags":${list(one.redFlags, labelled)},` +
    `"firstTests":${testsOf(one)},"drafted":${one.drafted},"sources":${list(one.sources, source)}`;
  const ruledOutBy = ({ kind, id, label, when }: RuledOutBy) =>
    `{"kind":"${kind}","id":${quoted(id)},"label":${word(label)}${when === undefined ? '' : `,"when":"${when}"`}}`;
  const danger = (one: MustNotMiss) =>
    `{${candidateMembers(one)},"because":"${one.because}","ruledOutBy":${list(one.ruledOutBy, ruledOutBy)}}`;

  const split = ({ id, name, ifPresent, ifAbsent }: NextQuestion['splits'][number]) =>
    `{"id":${quoted(id)},"name":${word(name)},"ifPresent":${figure(ifPresent)},"ifAbsent":${figure(ifAbsent)}}`;
  const next = ({ findingId, label, question, cost, information, splits }: NextQuestion) =>
    `{${finding(findingId, label)}${question === undefined ? '' : `,"question":${word(question)}`},"cost":"${cost}",` +
    `"information":${figure(information)},"splits":${list(splits, split)}}`;
  const reason = ({ level, kind, id, label, why }: UrgencyReason) =>
    `{"level":"${level}","kind":"${kind}","id":${quoted(id)},"label":${word(label)}${why === undefined ? '' : `,"why":${word(why)}`}}`;

  return (all: Assessment): string =>
    `"patient":${JSON.stringify(all.patient)},"understood":${list(all.understood, (one) => understood(one, finding))},` +
    `"measured":${JSON.stringify(all.measured)},"notUnderstood":${JSON.stringify(all.notUnderstood)},` +
    `"contradictions":${list(all.contradictions, ({ findings, why }) => `{"findings":${list(findings, labelled)},"why":"${why}"}`)},` +
    `"likely":${list(all.likely, (one) => `{${candidateMembers(one)}}`)},"mustNotMiss":${list(all.mustNotMiss, danger)},` +
    `"otherProbability":${figure(all.otherProbability)},"nextQuestions":${list(all.nextQuestions, next)},` +
    `"urgency":"${all.urgency}","urgencyReasons":${list(all.urgencyReasons, reason)},"sources":${list(all.sources, source)},` +
    `"drafted":${all.drafted},"empty":${all.empty}`;
});

function understood(one: Understood, finding: (id: string, label: Text) => string): string {
  const { span, words, days, severity, measured } = one;
  return (
    `{${finding(one.findingId, one.label)},"present":${one.present}` +
    (span === undefined ? '' : `,"span":[${span[0]},${span[1]}]`) +
    (words === undefined ? '' : `,"words":${quoted(words)}`) +
    `,"from":"${one.from}","counts":${one.counts},"whose":"${one.whose}","when":"${one.when}","certain":${one.certain}` +
    (days === undefined ? '' : `,"days":${figure(days)}`) +
    (severity === undefined ? '' : `,"severity":"${severity}"`) +
    (measured === undefined ? '' : `,"measured":${JSON.stringify(measured)}`) +
    '}'
  );
}

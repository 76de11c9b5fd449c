import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Citation } from '#ui/citation.tsx';
import { Icon } from '#ui/icon.tsx';
import { Severity, type SeverityLevel } from '#ui/severity.tsx';
import type { DosageCalculation, DosageFound, DosageWarning, DosedCourse, DosedRegimen } from '../dosage.contract.ts';
import css from './dosage-answer.module.css';
import { dosageVerdictOf, gravestOf, isUnsuited } from './dosage-verdict.tsx';
import { inlineName } from './inline-name.tsx';
import { SourceList } from './sources.tsx';
import { Verdict } from './verdict.tsx';
import { WithSources } from './with-sources.tsx';

const SEVERITY: Readonly<Record<DosageWarning['level'], SeverityLevel>> = {
  contraindicated: 'contraindicated',
  avoid: 'major',
  caution: 'moderate',
  info: 'none',
};

/** The dose in a sentence, or what stands in its way. */
export function DosageLead({ answer }: { answer: DosageFound }) {
  const t = useTexts('clinical-tools');
  const name = answer.drug?.name ?? '';
  const gravest = gravestOf(answer);
  const blocking = answer.missing.filter(({ blocks }) => blocks).map(({ label }) => label.toLowerCase());
  const dosed = answer.regimens.filter(({ courses, status }) => courses.length > 0 && status !== 'contraindicated');
  const [first] = dosed;
  const course = first?.courses.at(-1);
  if (answer.status === 'unknownDrug') return t('dosage.lead.unknown');
  if (answer.status === 'combination') return t('dosage.lead.combination');
  if (gravest?.level === 'contraindicated') return t('dosage.lead.contraindicated', { drug: name });
  if (answer.status === 'incomplete' || (dosed.length === 0 && blocking.length > 0))
    return t('dosage.lead.incomplete', { fields: blocking.join(', ') });
  if (answer.indications.length > 0 && answer.indications.every(({ chosen }) => !chosen))
    return t('dosage.lead.noIndication', { drug: inlineName(name) });
  if (first === undefined || course === undefined)
    return t(isUnsuited(answer) ? 'dosage.lead.unsuited' : 'dosage.lead.none', { drug: inlineName(name) });
  // The one regimen begins with the drug; everywhere else it stands within the sentence.
  const begins = dosed.length === 1 && gravest?.level !== 'avoid';
  const drug = begins ? name : inlineName(name);
  const count = countOf(course);
  const every = count === undefined ? course.everyText : `${course.everyText} (${t('dosage.doses', { count })})`;
  const dose = { drug, dose: course.perDose.text, route: first.route.name, every };
  if (gravest?.level === 'avoid') return t('dosage.lead.avoid', dose);
  const words = t(dosed.length === 1 ? 'dosage.lead.one' : 'dosage.lead.several', { ...dose, count: dosed.length });
  return gravest?.level === 'caution' ? `${words} ${t('dosage.lead.caution')}` : words;
}

export function DosageVerdict({ answer }: { answer: DosageFound }) {
  const t = useTexts('clinical-tools');
  const { level, key } = dosageVerdictOf(answer);
  return <Verdict level={level}>{t(`dosage.verdict.${key}`)}</Verdict>;
}

export function DosageWarnings({ warnings }: { warnings: readonly DosageWarning[] }) {
  const t = useTexts('clinical-tools');
  if (warnings.length === 0) return null;
  return (
    <ul className={css.warnings}>
      {warnings.map(({ kind, level, text, note, sources }) => (
        <li key={`${kind} ${text}`}>
          <Severity level={SEVERITY[level]} word={t(`dosage.level.${level}`)} look="plain" />
          <WithSources sources={sources}>
            {text}
            {note !== undefined && <span className="muted"> {note}</span>}
          </WithSources>
        </li>
      ))}
    </ul>
  );
}

export function Regimens({ answer: { regimens, indications } }: { answer: DosageFound }) {
  const t = useTexts('clinical-tools');
  if (regimens.length === 0) return null;
  return (
    <section className={css.section} aria-label={t('dosage.regimens')}>
      <h2 className="t-head">{t('dosage.regimens')}</h2>
      <ol className={css.regimens}>
        {regimens.map((regimen) => (
          <li key={regimen.id}>
            <Regimen regimen={regimen} indication={indications.find(({ id }) => id === regimen.indication)?.name ?? ''} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Regimen({ regimen, indication }: { regimen: DosedRegimen; indication: string }) {
  const t = useTexts('clinical-tools');
  const { courses, usual, usualNote, status, population, route, max, noMax, duration, note, sources } = regimen;
  // What is forbidden is shown without anything that reads like a way to give it.
  const forbidden = status === 'contraindicated';
  const most = [
    max.single && t('dosage.maxSingle', { dose: max.single.text }),
    max.daily && t('dosage.maxDaily', { dose: max.daily.text }),
    noMax && t('dosage.noMax', { why: noMax }),
  ];
  return (
    <article className={css.regimen}>
      <header className={css.head}>
        <h3 className="t-sub">{indication}</h3>
        {forbidden ? (
          <Severity level="contraindicated" word={t('dosage.status.contraindicated')} />
        ) : (
          status !== 'usual' && <Badge tone={status === 'adjusted' ? 'sage' : 'wait'}>{t(`dosage.status.${status}`)}</Badge>
        )}
      </header>
      <p className="muted">{[population, route.name, regimen.as].filter(Boolean).join(' · ')}</p>
      {!forbidden && (
        <>
          {courses.map((course, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: courses stand in the order in which they are given
            <Course key={index} course={course} />
          ))}
          {usual !== undefined && usual.length > 0 && (
            <p className="small muted">
              {t('dosage.usual')} {usual.map(({ perDose, everyText }) => `${perDose.text} ${everyText}`).join('; ')}
              {usualNote !== undefined && <> · {usualNote}</>}
            </p>
          )}
          <p className="small">{[duration && t('dosage.duration', { duration }), ...most].filter(Boolean).join(' · ')}</p>
          {note !== undefined && <p>{note}</p>}
        </>
      )}
      <details className={css.sources}>
        <summary>{t('dosage.sources', { count: sources.length })}</summary>
        <SourceList sources={sources} />
      </details>
    </article>
  );
}

/** How many in all, where it ends by itself. */
const countOf = ({ doses, every }: DosedCourse): number | undefined => (every === 'once' ? undefined : doses);

function Course({ course }: { course: DosedCourse }) {
  const t = useTexts('clinical-tools');
  const count = countOf(course);
  const extras = [
    course.forText && t('dosage.for', { time: course.forText }),
    count !== undefined && t('dosage.doses', { count }),
    course.asNeeded && t('dosage.asNeeded'),
    course.infusion && t('dosage.infusion', { rate: course.infusion.text }),
    course.perDay && course.timesPerDay?.high !== 1 && t('dosage.perDay', { dose: course.perDay.text }),
    course.limitedBy && t(`dosage.limited.${course.limitedBy}`),
  ].filter(Boolean);
  return (
    <div className={css.course}>
      <p className={css.dose}>
        {course.kind !== 'maintenance' && <span className="t-label muted">{t(`dosage.course.${course.kind}`)} </span>}
        <b className="num">{course.perDose.text}</b> {course.everyText}
      </p>
      {course.formulas.map((formula) => (
        <p key={formula} className={css.formula}>
          {formula}
        </p>
      ))}
      {extras.length > 0 && <p className="small muted">{extras.join(' · ')}</p>}
      {course.note !== undefined && <p className="small">{course.note}</p>}
    </div>
  );
}

/** Kidney function, body size, the weight that doses go by: each leads to its calculator. */
export function Calculations({ calculations }: { calculations: readonly DosageCalculation[] }) {
  const t = useTexts('clinical-tools');
  return (
    <section aria-label={t('dosage.calculations')}>
      {calculations.map(({ id, name, formula, shown, why, limits, sources }) => (
        <section key={`${id} ${why}`} className={css.calculation}>
          <h2 className="t-label">
            <Link to={`/calculators/${id}`}>{name}</Link>
          </h2>
          <p className={css.value}>{shown}</p>
          <p className={css.formula}>{formula}</p>
          <p className="small muted">{why}</p>
          {limits.length > 0 && (
            <details className={css.sources}>
              <summary>{t('calculator.limits')}</summary>
              <ul className={css.limits}>
                {limits.map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            </details>
          )}
          <details className={css.sources}>
            <summary>{t('dosage.sources', { count: sources.length })}</summary>
            {sources.map(({ id: paper, authors, title, journal, year }, index) => (
              <Citation key={paper} number={String(index + 1)} title={title} source={[authors, journal, year].join(' · ')} />
            ))}
          </details>
        </section>
      ))}
    </section>
  );
}

const bare = (text: string) => text.replace(/\.$/, '');

export function Adjustments({ answer: { adjustments: all, regimens, warnings } }: { answer: DosageFound }) {
  const t = useTexts('clinical-tools');
  // What is said with the answer is not said again.
  const said = new Set(warnings.map(({ text }) => bare(text)));
  const forbidden = regimens.length > 0 && regimens.every(({ status }) => status === 'contraindicated');
  const adjustments = all
    .filter(({ text, note }) => note !== undefined || !said.has(bare(text)))
    .filter(({ level }) => !forbidden || level === 'contraindicated');
  if (adjustments.length === 0) return null;
  return (
    <section className={css.section} aria-label={t('dosage.adjustments')}>
      <h2 className="t-head">{t('dosage.adjustments')}</h2>
      <ul className={css.adjustments}>
        {adjustments.map(({ id, text, note, sources }) => (
          <li key={id}>
            <Icon of="arrow-right" size="s" decorative />
            <WithSources sources={sources}>
              {text}
              {note !== undefined && <span className="muted"> {note}</span>}
            </WithSources>
          </li>
        ))}
      </ul>
    </section>
  );
}

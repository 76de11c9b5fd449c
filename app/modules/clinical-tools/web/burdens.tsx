import { useTexts } from '#platform/web/i18n.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Severity } from '#ui/severity.tsx';
import type { FoundBurden } from '../clinical-tools.contract.ts';
import css from './burdens.module.css';
import { WithSources } from './with-sources.tsx';

const LEVELS = ['low', 'raised', 'high'] as const;
const SEVERITY = { low: 'minor', raised: 'moderate', high: 'major' } as const;
const HEAVIEST = 3;

/** What all drugs together do to the heart, the blood, the brain: those that matter as gauges, the others in a line. */
export function Burdens({ burdens }: { burdens: readonly FoundBurden[] }) {
  const t = useTexts('clinical-tools');
  const heavy = burdens.filter(({ level }) => level !== 'low');
  const light = burdens.filter(({ level }) => level === 'low');
  return (
    <>
      {heavy.map((burden) => (
        <Burden key={burden.effect} burden={burden} />
      ))}
      {light.length > 0 && (
        <section className={css.light}>
          <h2 className="t-label">{t('burden.light')}</h2>
          <ul>
            {light.map(({ effect, name, drugs, sources }) => (
              <li key={effect}>
                <WithSources sources={sources}>
                  <b>{name}</b> {drugs.map((drug) => drug.name).join(', ')}
                </WithSources>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Burden({ burden: { name, level, drugs, management, monitoring, sources } }: { burden: FoundBurden }) {
  const t = useTexts('clinical-tools');
  const words = t(`burden.level.${level}`);
  return (
    <section className={css.card}>
      <div className={css.top}>
        <h2 className={css.title}>{name}</h2>
        <Severity level={SEVERITY[level]} word={words} />
      </div>
      <div className={css.gauge} aria-hidden="true">
        {LEVELS.map((one) => (
          <span key={one} className={classNames(one === level && css[level])} />
        ))}
      </div>
      <p className={css.scale} aria-hidden="true">
        {LEVELS.map((one) => (
          <span key={one} className={one === level ? css.here : undefined}>
            {t(`burden.level.${one}`)}
          </span>
        ))}
      </p>
      <ul className={css.drugs}>
        {drugs.map(({ id, name: drug, weight }) => (
          <li key={id}>
            {drug}
            <span className={css.dots} role="img" aria-label={t('burden.weight', { weight })}>
              {Array.from({ length: HEAVIEST }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three dots that never change places
                <i key={index} className={index < weight ? css.full : undefined} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <div className={css.do}>
        <WithSources sources={sources}>{management}</WithSources>
      </div>
      {monitoring.length > 0 && (
        <p className="small muted">
          <Badge>{t('list.monitor')}</Badge> {monitoring.join('; ')}
        </p>
      )}
    </section>
  );
}

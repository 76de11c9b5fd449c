import { searchCalculators } from '@kolegia/clinical-answers/calculator-search';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { chipClass, chipsClass } from '#ui/chip.tsx';
import { ChipStrip } from '#ui/chip-strip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type ListedCalculator, listCalculators } from '../calculators.contract.ts';
import type { Route } from './+types/calculators.route';
import css from './calculators.module.css';
import { ToolHead } from './tool-head.tsx';
import { calculatorEngine } from './use-calculated.ts';
import { useIsOffline } from './use-is-offline.ts';
import { useKeptAddress } from './use-kept-address.ts';
import { useKeptOffline } from './use-kept-offline.ts';
import { useRecentCalculators } from './use-recent-calculators.ts';

export const handle: RouteHandle = { texts: ['clinical-tools'], frame: 'work' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const list = await call(context)(listCalculators, {});
  return { calculators: 'data' in list ? list.data : [], asked: new URL(request.url).searchParams.get('q')?.slice(0, 100) ?? '' };
}

/** Searching is done here; the list is the same for every word. */
export const shouldRevalidate = () => false;

export default function CalculatorsRoute({ loaderData: { calculators, asked: first } }: Route.ComponentProps) {
  const t = useTexts('clinical-tools');
  const [asked, setAsked] = useState(first);
  const address = useKeptAddress(keepInAddress);
  const found = searchCalculators(calculators, asked);
  const recent = useRecentCalculators().flatMap((id) => calculators.find((one) => one.id === id) ?? []);
  const groups = [...Map.groupBy(found, ({ category }) => category)].map(([id, list]) => ({ id, name: list[0]?.categoryName, list }));
  const fields = t('calculators.fields');
  const links = groups.map(({ id, name, list }) => ({ id, name, count: list.length }));
  useKeptOffline({ engine: calculatorEngine });
  return (
    <PageBody aside={{ label: fields, content: <FieldLinks fields={links} />, hideWhenNarrow: true }}>
      <Seo
        title={t('calculators.seo.title')}
        description={t('calculators.seo.description', { count: calculators.length })}
        canonicalPath="/calculators"
      />
      <ToolHead title={t('calculators.title')} />
      <form method="get" className={css.search} onSubmit={(event) => event.preventDefault()}>
        <Field label={t('calculators.search')} hideLabel>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              name="q"
              icon="search"
              autoComplete="off"
              placeholder={t('calculators.searchHint', { count: calculators.length })}
              value={asked}
              onChange={(event) => {
                setAsked(event.target.value);
                address.keep(event.target.value);
              }}
            />
          )}
        </Field>
        <p role="status" className="visually-hidden">
          {asked === '' ? '' : t('calculators.found', { count: found.length })}
        </p>
      </form>
      {asked === '' && recent.length > 0 && (
        <section className={css.recent} aria-label={t('calculators.recent')}>
          <h2 className="t-label muted">{t('calculators.recent')}</h2>
          <div className={chipsClass}>
            {recent.map((one) => (
              <CalculatorLink key={one.id} calculator={one} className={chipClass()} />
            ))}
          </div>
        </section>
      )}
      {found.length === 0 && (
        <EmptyState art="magnifier" title={t('calculators.none', { words: asked })}>
          {t('calculators.noneText')}
        </EmptyState>
      )}
      {groups.length > 1 && (
        <div className={css.fieldsAbove}>
          <ChipStrip label={fields}>
            {links.map(({ id, name }) => (
              <a key={id} href={`#${id}`} className={chipClass()}>
                {name}
              </a>
            ))}
          </ChipStrip>
        </div>
      )}
      {groups.map(({ id, name, list }) => (
        <section key={id} id={id} className={css.group} aria-label={name}>
          <h2 className="t-head">{name}</h2>
          <ul className={css.list}>
            {list.map((one) => (
              <li key={one.id} data-list-row>
                <CalculatorLink calculator={one} className={css.link} />
                <span className="muted">{one.description}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageBody>
  );
}

interface FieldLinksProps {
  readonly fields: readonly { readonly id: string; readonly name: string | undefined; readonly count: number }[];
}

/** Three hundred are a long way down. */
function FieldLinks({ fields }: FieldLinksProps) {
  return (
    <ul className={css.fields}>
      {fields.map(({ id, name, count }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
          <span className="muted">{count}</span>
        </li>
      ))}
    </ul>
  );
}

/** Who comes back from a calculator finds the list as they left it. */
function keepInAddress(asked: string) {
  const address = new URL(window.location.href);
  if (asked === '') address.searchParams.delete('q');
  else address.searchParams.set('q', asked);
  window.history.replaceState(window.history.state, '', address);
}

function CalculatorLink({ calculator: { id, name }, className }: { calculator: ListedCalculator; className: string | undefined }) {
  const offline = useIsOffline();
  return (
    <Link to={`/calculators/${id}`} reloadDocument={offline} className={className} data-list-link>
      {name}
    </Link>
  );
}

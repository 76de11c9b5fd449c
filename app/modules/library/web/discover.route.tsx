import { type ChangeEvent, useMemo } from 'react';
import type { Language } from '#platform/i18n/languages.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo, useLocalise } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { chipClass, chipsClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Select } from '#ui/select.tsx';
import { discoverItems, listConditions } from '../feed.contract.ts';
import { type ItemCard, type ItemKind, KINDS_WITH_PAGE } from '../library.contract.ts';
import type { Route } from './+types/discover.route';
import css from './discover.module.css';
import { AnyItemCard, CARD_TEXTS } from './widgets/item-kinds.tsx';
import { useSpecialities } from './widgets/use-specialities.ts';

export const handle: RouteHandle = { texts: CARD_TEXTS };

interface Filter {
  kind: ItemKind | null;
  speciality: string | null;
  condition: string | null;
}

const SLUG = /^[a-z][a-z0-9-]{0,59}$/;

function filterOf(query: URLSearchParams): Filter {
  const slug = (name: string) => query.get(name)?.match(SLUG)?.[0] ?? null;
  return {
    kind: KINDS_WITH_PAGE.find((kind) => kind === query.get('kind')) ?? null,
    speciality: slug('speciality'),
    condition: slug('condition'),
  };
}

const inputOf = ({ kind, speciality, condition }: Filter) => ({
  ...(kind !== null && { kind }),
  ...(speciality !== null && { speciality }),
  ...(condition !== null && { condition }),
});

function pathOf(filter: Filter, cursor?: string): string {
  const query = new URLSearchParams({ ...inputOf(filter), ...(cursor !== undefined && { cursor }) }).toString();
  return query === '' ? '/discover' : `/discover?${query}`;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const filter = filterOf(query);
  const cursor = query.get('cursor') ?? undefined;
  const [page, names] = await Promise.all([
    call(context)(discoverItems, { ...inputOf(filter), cursor }),
    filter.condition === null ? null : call(context)(listConditions, {}),
  ]);
  return { filter, page, condition: names?.conditions.find(({ id }) => id === filter.condition)?.name ?? null };
}

export default function Discover({ loaderData: { filter, page, condition } }: Route.ComponentProps) {
  const t = useTexts('library');
  const input = useMemo(() => inputOf(filter), [filter]);
  const list = usePageList<ItemCard, typeof discoverItems>(discoverItems, input, page);
  return (
    <PageBody>
      <Seo
        title={t('discover.title')}
        description={t('discover.description')}
        canonicalPath="/discover"
        noindex={filter.kind !== null || filter.speciality !== null || filter.condition !== null}
      />
      <PageHead title={t('discover.title')} />
      <div className={css.filters}>
        <SpecialityChoice filter={filter} />
        <ConditionChoice filter={filter} name={condition} />
        <nav aria-label={t('discover.kinds')} className={chipsClass}>
          <Choice to={pathOf({ ...filter, kind: null })} on={filter.kind === null} label={t('discover.all')} />
          {KINDS_WITH_PAGE.map((kind) => (
            <Choice key={kind} to={pathOf({ ...filter, kind })} on={filter.kind === kind} label={t(`kind.${kind}`)} />
          ))}
        </nav>
      </div>
      {list.rows.length === 0 ? (
        <EmptyState
          art="book"
          title={t('discover.empty')}
          action={
            <Link to="/discover" className={buttonClass()}>
              {t('discover.showAll')}
            </Link>
          }
        >
          {t('discover.emptyText')}
        </EmptyState>
      ) : (
        <>
          {list.rows.map((item, i) => (
            <AnyItemCard key={item.id} item={item} first={i === 0} />
          ))}
          <ListEnd list={list} nextPath={page.nextCursor && pathOf(filter, page.nextCursor)} />
        </>
      )}
    </PageBody>
  );
}

function Choice({ to, on, label }: { to: string; on: boolean; label: string }) {
  return (
    <Link to={to} rel="nofollow" className={chipClass({ selected: on })} aria-current={on ? 'true' : undefined} preventScrollReset>
      {label}
    </Link>
  );
}

/** The one that was chosen, to be taken away again; all are on a page of their own. */
function ConditionChoice({ filter, name }: { filter: Filter; name: Readonly<Record<Language, string>> | null }) {
  const t = useTexts('library');
  const language = useLanguage();
  return (
    <div className={chipsClass}>
      {filter.condition !== null && (
        <Link to={pathOf({ ...filter, condition: null })} className={chipClass({ selected: true })} preventScrollReset>
          {name?.[language] ?? filter.condition}
          <Icon of="x" size="s" decorative />
          <span className="visually-hidden">{t('discover.dropCondition')}</span>
        </Link>
      )}
      <Link to="/health-conditions" className={chipClass({ selected: false })}>
        {t('conditions.title')}
      </Link>
    </div>
  );
}

function SpecialityChoice({ filter }: { filter: Filter }) {
  const t = useTexts('library');
  const specialities = useSpecialities();
  const localise = useLocalise();
  const go = useGo();
  function choose({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    go(pathOf({ ...filter, speciality: currentTarget.value || null }), { preventScrollReset: true });
  }
  return (
    <form method="get" action={localise('/discover')} className={css.speciality}>
      <Select
        name="speciality"
        aria-label={t('discover.speciality')}
        placeholder={t('discover.allSpecialities')}
        options={specialities}
        value={filter.speciality ?? ''}
        onChange={choose}
      />
      {filter.kind !== null && <input type="hidden" name="kind" value={filter.kind} />}
      {filter.condition !== null && <input type="hidden" name="condition" value={filter.condition} />}
      <noscript>
        <Button type="submit">{t('discover.show')}</Button>
      </noscript>
    </form>
  );
}

import { useMemo } from 'react';
import type { Language } from '#platform/i18n/languages.ts';
import { FilterChoice } from '#platform/web/filter-choice.tsx';
import { FilterForm } from '#platform/web/filter-form.tsx';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { listAddress } from '#platform/web/list-address.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { chipClass, chipsClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { discoverItems, listConditions } from '../feed.contract.ts';
import { ITEM_KINDS, type ItemCard, type ItemKind } from '../library.contract.ts';
import type { Route } from './+types/discover.route';
import css from './discover.module.css';
import { CARD_TEXTS } from './widgets/card-texts.tsx';
import { ItemRows } from './widgets/item-rows.tsx';
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
    kind: ITEM_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    speciality: slug('speciality'),
    condition: slug('condition'),
  };
}

const inputOf = ({ kind, speciality, condition }: Filter) => ({
  ...(kind !== null && { kind }),
  ...(speciality !== null && { speciality }),
  ...(condition !== null && { condition }),
});

const pathOf = (filter: Filter, cursor?: string): string => listAddress('/discover', { ...filter }, cursor);

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

export default function DiscoverRoute({ loaderData: { filter, page, condition } }: Route.ComponentProps) {
  const t = useTexts('library');
  const specialities = useSpecialities();
  const input = useMemo(() => inputOf(filter), [filter]);
  const list = useKeptPageList<ItemCard, typeof discoverItems>(discoverItems, input, page);
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
        <FilterForm
          path={pathOf(filter)}
          selects={[
            {
              name: 'speciality',
              label: t('discover.speciality'),
              placeholder: t('discover.allSpecialities'),
              options: specialities,
            },
          ]}
          submitLabel={t('discover.show')}
          className={css.speciality}
        />
        <ConditionChoice filter={filter} name={condition} />
        <nav aria-label={t('discover.kinds')} className={chipsClass}>
          <FilterChoice to={pathOf({ ...filter, kind: null })} on={filter.kind === null} label={t('discover.all')} />
          {ITEM_KINDS.map((kind) => (
            <FilterChoice key={kind} to={pathOf({ ...filter, kind })} on={filter.kind === kind} label={t(`kind.${kind}`)} />
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
        <ItemRows list={list} nextPath={page.nextCursor && pathOf(filter, page.nextCursor)} />
      )}
    </PageBody>
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

import { useMemo } from 'react';
import { ITEM_KINDS, type ItemKind } from '#modules/library/library.contract.ts';
import { formatCount } from '#platform/i18n/format.ts';
import { useReader } from '#platform/web/facts.ts';
import { FilterChoice } from '#platform/web/filter-choice.tsx';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { listAddress } from '#platform/web/list-address.ts';
import { ListEnd } from '#platform/web/list-end.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ChipStrip } from '#ui/chip-strip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { getProfile, listProfileItems, type ProfileItem, type ProfileView } from '../profiles.contract.ts';
import type { Route } from './+types/profile-items.route';
import { ProfileItemList } from './profile-item-list.tsx';
import { profileRefusal } from './profile-loading.tsx';
import { PROFILE_TEXTS, ProfilePage } from './profile-page.tsx';

export const handle: RouteHandle = { texts: PROFILE_TEXTS, frame: 'feed' };

/** Null for all kinds. */
type Kind = ItemKind | null;

const pathOf = (memberId: string, kind: Kind, cursor?: string): string =>
  listAddress(`/profile/${memberId}/contributions`, { kind }, cursor);

const inputOf = (memberId: string, kind: Kind) => ({ memberId, ...(kind !== null && { kind }) });

export async function loader({ context, request, params: { memberId } }: Route.LoaderArgs) {
  const ask = call(context);
  const query = new URL(request.url).searchParams;
  const cursor = query.get('cursor');
  const kind: Kind = ITEM_KINDS.find((one) => one === query.get('kind')) ?? null;
  try {
    const [view, page] = await Promise.all([
      ask(getProfile, { memberId }),
      ask(listProfileItems, { ...inputOf(memberId, kind), ...(cursor !== null && { cursor }) }),
    ]);
    return { view, page, kind, further: cursor !== null };
  } catch (error) {
    throw profileRefusal(error, context, request);
  }
}

export default function ProfileItemsRoute({ loaderData: { view, page, kind, further } }: Route.ComponentProps) {
  const t = useTexts('profiles');
  const own = useReader()?.id === view.member.id;
  const { id, name, verified } = view.member;
  const input = useMemo(() => inputOf(id, kind), [id, kind]);
  const list = useKeptPageList<ProfileItem, typeof listProfileItems>(listProfileItems, input, page);
  return (
    <ProfilePage key={`${id} ${view.hush.blocked}`} view={view} look={own ? 'own' : 'public'} tab="items">
      <Seo
        title={t('items.titleOf', { name })}
        description={t('items.descriptionOf', { name })}
        canonicalPath={`/profile/${id}/contributions`}
        plain
        noindex={further || kind !== null || !view.listed || !verified}
      />
      <Kinds view={view} chosen={kind} />
      {list.rows.length === 0 ? (
        <Nothing member={view.member} own={own} kind={kind} />
      ) : (
        <>
          <ProfileItemList items={list.rows} headingLevel={2} />
          <ListEnd list={list} nextPath={page.nextCursor && pathOf(id, kind, page.nextCursor)} />
        </>
      )}
    </ProfilePage>
  );
}

/** Only kinds of which there is something; of one kind alone there is nothing to choose. */
function Kinds({ view: { member, counts }, chosen }: { view: ProfileView; chosen: Kind }) {
  const t = useTexts('profiles');
  const library = useTexts('library');
  const language = useLanguage();
  const kinds = ITEM_KINDS.filter((kind) => counts.kinds[kind] !== undefined);
  if (kinds.length < 2 && chosen === null) return null;
  return (
    <ChipStrip label={t('items.kinds')}>
      <FilterChoice to={pathOf(member.id, null)} on={chosen === null} label={t('items.every')} />
      {kinds.map((kind) => (
        <FilterChoice
          key={kind}
          to={pathOf(member.id, kind)}
          on={kind === chosen}
          label={t('items.kind', { kind: library(`kind.${kind}`), shown: formatCount(language, counts.kinds[kind] ?? 0) })}
        />
      ))}
    </ChipStrip>
  );
}

function Nothing({ member: { id, name }, own, kind }: { member: ProfileView['member']; own: boolean; kind: Kind }) {
  const t = useTexts('profiles');
  const library = useTexts('library');
  if (kind !== null) {
    return (
      <EmptyState
        title={t('items.emptyKind', { kind: library(`kind.${kind}`) })}
        action={
          <Link to={pathOf(id, null)} className={buttonClass({ variant: 'primary' })}>
            {t('items.all')}
          </Link>
        }
      >
        {own ? t('items.emptyOwn') : t('items.emptyKindOther', { name })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('items.empty')}
      action={
        <Link to={own ? '/content_creator' : '/discover'} className={buttonClass({ variant: 'primary' })}>
          {t(own ? 'items.write' : 'items.browse')}
        </Link>
      }
    >
      {own ? t('items.emptyOwn') : t('items.emptyOther', { name })}
    </EmptyState>
  );
}

import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { showToast } from '#ui/toast-queue.ts';
import { changeCommunity } from '../communities.contract.ts';
import type { Route } from './+types/community-settings.route';
import { CommunityEnding } from './community-ending.tsx';
import { CommunityForm } from './community-form.tsx';
import { CommunityDeskHead, communityTo } from './community-page.tsx';
import { type CommunitySettings, writtenAs } from './written-community.tsx';

export const handle: RouteHandle = { texts: ['communities', 'reference'], frame: 'work' };

export const loader = ({ context, request, params: { communityId } }: Route.LoaderArgs) =>
  communityTo({ context, request }, communityId, 'change');

export default function CommunitySettingsRoute({ loaderData: community }: Route.ComponentProps) {
  const t = useTexts('communities');
  const go = useGo();
  const { run, pending, failure } = useCommand(changeCommunity);
  const { id } = community;

  async function save(settings: CommunitySettings, version: number) {
    if ((await run({ id, version, ...settings })) === null) return false;
    showToast(t('form.saved'));
    go(`/community/${id}`);
    return true;
  }

  return (
    <PageBody>
      <Seo title={`${t('desk.settings')} – ${community.name}`} description={community.about} noindex />
      <CommunityDeskHead community={community} desk="settings" />
      <CommunityForm
        placeId={id}
        initial={writtenAs(community)}
        version={community.version}
        sendLabel={t('form.save')}
        pending={pending}
        failure={failure}
        onSend={save}
      />
      <CommunityEnding community={community} />
    </PageBody>
  );
}

import { useState } from 'react';
import { forMember } from '#platform/web/for-member.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { addCommunity } from '../communities.contract.ts';
import type { Route } from './+types/community-new.route';
import css from './community-form.module.css';
import { CommunityForm } from './community-form.tsx';

export const handle: RouteHandle = { texts: ['communities', 'reference'], frame: 'work' };

export const loader = (args: Route.LoaderArgs) => forMember(args, async () => null);

export default function CommunityNewRoute() {
  const t = useTexts('communities');
  const language = useLanguage();
  const go = useGo();
  const { run, pending, failure } = useCommand(addCommunity);
  // Until its page is there: sent again meanwhile, there would be two.
  const [made, setMade] = useState(false);
  return (
    <PageBody>
      <Seo title={t('form.newTitle')} description={t('form.newLead')} noindex />
      <p className={css.back}>
        <Link to="/community">{t('list.title')}</Link>
      </p>
      <h1 className="t-display">{t('form.newTitle')}</h1>
      <p className="lede">{t('form.newLead')}</p>
      <CommunityForm
        placeId={null}
        initial={{ name: '', about: '', kind: 'hospital', place: '', entry: 'request', language, specialities: [], rules: '' }}
        sendLabel={t('form.found')}
        pending={pending || made}
        failure={failure}
        onSend={async (settings) => {
          const place = await run(settings);
          if (place === null) return false;
          setMade(true);
          go(`/community/${place.id}`);
          return true;
        }}
      />
    </PageBody>
  );
}

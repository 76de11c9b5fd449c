import { useState } from 'react';
import { forMember } from '#platform/web/for-member.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { addForum } from '../forums.contract.ts';
import type { Route } from './+types/forum-new.route';
import css from './forum-form.module.css';
import { ForumForm } from './forum-form.tsx';

export const handle: RouteHandle = { texts: ['forums', 'reference'], frame: 'work' };

export const loader = (args: Route.LoaderArgs) => forMember(args, async () => null);

export default function ForumNewRoute() {
  const t = useTexts('forums');
  const language = useLanguage();
  const go = useGo();
  const { run, pending, failure } = useCommand(addForum);
  // Until its page is there: sent again meanwhile, there would be two.
  const [made, setMade] = useState(false);
  return (
    <PageBody>
      <Seo title={t('form.newTitle')} description={t('form.newLead')} noindex />
      <p className={css.back}>
        <Link to="/forums">{t('list.title')}</Link>
      </p>
      <h1 className="t-display">{t('form.newTitle')}</h1>
      <p className="lede">{t('form.newLead')}</p>
      <ForumForm
        placeId={null}
        initial={{ name: '', about: '', rules: '', kind: 'public', language, specialities: [], password: '' }}
        sendLabel={t('form.open')}
        pending={pending || made}
        failure={failure}
        onSend={async (settings) => {
          const place = await run(settings);
          if (place === null) return false;
          setMade(true);
          go(`/forums/${place.id}`);
          return true;
        }}
      />
    </PageBody>
  );
}

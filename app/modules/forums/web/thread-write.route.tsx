import { useState } from 'react';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useMoment } from '#platform/web/use-moment.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { writeThread } from '../forum-thread.contract.ts';
import type { ForumView } from '../forums.contract.ts';
import type { Route } from './+types/thread-write.route';
import css from './forum-form.module.css';
import { forumFor } from './forum-page.tsx';
import { ThreadForm } from './thread-form.tsx';
import { threadFields } from './use-thread-input.ts';
import { emptyThread } from './written-thread.tsx';

export const handle: RouteHandle = { texts: ['forums', 'library', 'media', 'reference'], frame: 'work' };

export const loader = ({ context, request, params: { forumId } }: Route.LoaderArgs) => forumFor({ context, request }, forumId);

export default function ThreadWriteRoute({ loaderData: forum }: Route.ComponentProps) {
  const t = useTexts('forums');
  return (
    <PageBody>
      <Seo title={t('compose.heading')} description={forum.about} noindex />
      <p className={css.back}>
        <Link to={`/forums/${forum.id}`}>{forum.name}</Link>
      </p>
      <h1 className="t-display">{t('compose.heading')}</h1>
      {forum.can.write ? <Composer key={forum.id} forum={forum} /> : <MayNotWrite forum={forum} />}
    </PageBody>
  );
}

function Composer({ forum }: { forum: ForumView }) {
  const t = useTexts('forums');
  const language = useLanguage();
  const go = useGo();
  const { run, pending, failure } = useCommand(writeThread);
  // Until its page is there: sent again meanwhile, there would be two.
  const [made, setMade] = useState(false);
  return (
    <ThreadForm
      keptAs={forum.id}
      initial={emptyThread(language)}
      threadId={null}
      sendLabel={t('compose.publish')}
      pending={pending || made}
      failure={failure}
      onSend={async (written, acceptIdentifiers) => {
        const { anonymous, language: writtenIn } = written;
        const thread = await run({ forumId: forum.id, anonymous, language: writtenIn, ...threadFields(written), acceptIdentifiers });
        if (thread === null) return false;
        setMade(true);
        go(`/threads/${thread.id}`);
        return true;
      }}
    />
  );
}

function MayNotWrite({ forum }: { forum: ForumView }) {
  const t = useTexts('forums');
  const momentOf = useMoment();
  return (
    <EmptyState
      title={t('compose.mayNot')}
      action={
        <Link to={`/forums/${forum.id}`} className={buttonClass()}>
          {t('compose.toForum')}
        </Link>
      }
    >
      {t(`write.${forum.writeRefusal ?? 'notMember'}`, { time: forum.mutedUntil === null ? '' : momentOf(forum.mutedUntil) })}
    </EmptyState>
  );
}

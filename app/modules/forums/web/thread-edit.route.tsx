import { data } from 'react-router';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo } from '#platform/web/link.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { showToast } from '#ui/toast-queue.ts';
import { editThread, getThread } from '../forum-thread.contract.ts';
import type { Route } from './+types/thread-edit.route';
import css from './forum-form.module.css';
import { ThreadForm } from './thread-form.tsx';
import { threadFields } from './use-thread-input.ts';
import { writtenThread } from './written-thread.tsx';

export const handle: RouteHandle = { texts: ['forums', 'library', 'media', 'reference'], frame: 'work' };

export const loader = (args: Route.LoaderArgs) =>
  forMember(args, async (ask) => {
    const view = await ask(getThread, { id: args.params.threadId }).catch(asNotFound);
    if (!view.can.edit) throw data(null, { status: 404 });
    return view;
  });

export default function ThreadEditRoute({ loaderData: view }: Route.ComponentProps) {
  const t = useTexts('forums');
  const go = useGo();
  const { run, pending, failure } = useCommand(editThread);
  const { item } = view;
  return (
    <PageBody>
      <Seo title={t('compose.changeHeading')} description={item.summary} noindex />
      <p className={css.back}>
        <Link to={`/threads/${item.id}`}>{item.title}</Link>
      </p>
      <h1 className="t-display">{t('compose.changeHeading')}</h1>
      <ThreadForm
        keptAs={item.id}
        version={view.version}
        initial={writtenThread(view)}
        threadId={item.id}
        sendLabel={t('form.save')}
        pending={pending}
        failure={failure}
        onSend={async (written, acceptIdentifiers, version) => {
          const saved = await run({ id: item.id, version, ...threadFields(written), acceptIdentifiers });
          if (saved === null) return false;
          showToast(t('form.saved'));
          go(`/threads/${item.id}`);
          return true;
        }}
      />
    </PageBody>
  );
}

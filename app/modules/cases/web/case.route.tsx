import { lazy, Suspense } from 'react';
import type { listComments } from '#modules/library/discussion.contract.ts';
import { gone, loadOwnableItem } from '#modules/library/web/widgets/item-loader.tsx';
import { LaterApprovalNotice, LaterDiscussion } from '#modules/library/web/widgets/later-item-parts.tsx';
import { useRecordedView } from '#modules/library/web/widgets/use-recorded-view.ts';
import type { getApproval } from '#modules/moderation/approval.contract.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { pack, unpack } from '#platform/web/packed.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { type CaseView, getCase } from '../cases.contract.ts';
import type { Route } from './+types/case.route';
import css from './case.module.css';
import { CaseContents } from './case-contents.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseRefusal } from './case-refusal.tsx';
import { CaseSeo } from './case-seo.tsx';
import { LaterCaseBody } from './later-case-body.tsx';

export const handle: RouteHandle = { texts: ['cases', 'library', 'moderation', 'reference'], frame: 'read' };

const AuthorTools = lazy(async () => ({ default: (await import('./case-author-tools.tsx')).CaseAuthorTools }));

const CaseGone = lazy(async () => ({ default: (await import('./case-gone.tsx')).CaseGone }));

export async function loader(args: Route.LoaderArgs) {
  const id = args.params.caseId;
  const page = await loadOwnableItem(args, id, (ask) => ask(getCase, { id }));
  return page === null ? gone() : pack(page);
}

export default function CaseRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null)
    return (
      <Suspense fallback={null}>
        <CaseGone />
      </Suspense>
    );
  const data = unpack(loaderData);
  // The parts keep what the reader did with one case, which is not to be carried over to the next.
  return <CasePage key={data.view.item.id} {...data} />;
}

interface CasePageProps {
  view: CaseView;
  comments: OutputOf<typeof listComments>;
  approval: OutputOf<typeof getApproval> | null;
}

function CasePage({ view, comments, approval }: CasePageProps) {
  const t = useTexts('library');
  const { item, can } = view;
  useRecordedView(item.id);
  const discussion = (
    <LaterDiscussion
      itemId={item.id}
      specialities={item.specialities}
      first={comments}
      count={item.counts.comments}
      refusal={can.respond ? null : <CaseRefusal reasonKey={can.respondRefusal} respondents={view.respondents} />}
      alwaysAnonymous={can.edit && item.byline.kind === 'anonymous'}
    />
  );
  const aside = (
    <>
      {discussion}
      <CaseContents content={view.content} updates={view.updates.length} />
    </>
  );
  return (
    <PageBody aside={{ label: t('discussion.title'), content: aside }}>
      <CaseSeo view={view} />
      {approval !== null && <LaterApprovalNotice itemId={item.id} approval={approval} />}
      <div className={css.case}>
        <CaseHead view={view} />
        {can.edit && (
          <Suspense fallback={null}>
            <AuthorTools view={view} />
          </Suspense>
        )}
        <LaterCaseBody view={view} />
      </div>
    </PageBody>
  );
}

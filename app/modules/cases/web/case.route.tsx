import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { listComments } from '#modules/library/library.contract.ts';
import { Discussion } from '#modules/library/web/widgets/discussion.tsx';
import { ItemResponse } from '#modules/library/web/widgets/item-response.tsx';
import { COMMENTS_PER_PAGE } from '#modules/library/web/widgets/use-comments.ts';
import { useRecordedView } from '#modules/library/web/widgets/use-recorded-view.ts';
import { getApproval } from '#modules/moderation/approval.contract.ts';
import { ApprovalNotice } from '#modules/moderation/web/widgets/approval-notice.tsx';
import { CallFailure } from '#platform/operation/errors.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { pack, unpack } from '#platform/web/packed.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { type CaseView, getCase } from '../cases.contract.ts';
import type { Route } from './+types/case.route';
import css from './case.module.css';
import { CaseClosing, RelatedCases } from './case-closing.tsx';
import { CaseContents } from './case-contents.tsx';
import { CaseFigures } from './case-figures.tsx';
import { CaseFindings } from './case-findings.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseQuestion } from './case-question.tsx';
import { CaseRefusal } from './case-refusal.tsx';
import { CaseSeo } from './case-seo.tsx';
import { CaseSteps } from './case-steps.tsx';
import { CaseUpdates } from './case-updates.tsx';
import { repostCaseLater } from './widgets/case-repost.tsx';

export const handle: RouteHandle = { texts: ['cases', 'library', 'moderation', 'reference'], frame: 'read' };

const AuthorTools = lazy(async () => ({ default: (await import('./case-author-tools.tsx')).CaseAuthorTools }));

const GONE = 410;

export async function loader({ context, params: { caseId }, request }: Route.LoaderArgs) {
  const ask = call(context);
  const cursor = new URL(request.url).searchParams.get('comments') ?? undefined;
  try {
    const discussion = ask(listComments, { itemId: caseId, limit: COMMENTS_PER_PAGE, cursor });
    // The case says why it cannot be read; its discussion knows only that it is not there, and may say so first.
    discussion.catch(() => undefined);
    const view = await ask(getCase, { id: caseId });
    const comments = await discussion;
    const approval = view.can.edit ? await ask(getApproval, { itemId: caseId }) : null;
    return pack({ view, comments, approval });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    if (error.code === 'cases.withdrawn') return data(null, { status: GONE });
    // An address that is none is answered like one where there is nothing.
    if (error.status === 404 || error.code === 'request.invalid') throw data(null, { status: 404 });
    throw error;
  }
}

export default function CaseRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <Gone />;
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
    <Discussion
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
      {approval !== null && <ApprovalNotice itemId={item.id} approval={approval} />}
      <CaseArticle view={view} />
    </PageBody>
  );
}

function CaseArticle({ view }: { view: CaseView }) {
  const { item, content, can } = view;
  return (
    <div className={css.case}>
      <CaseHead view={view} />
      {can.edit && (
        <Suspense fallback={null}>
          <AuthorTools view={view} />
        </Suspense>
      )}
      <article lang={item.language} className={css.article}>
        <CaseFindings content={content} figures={<CaseFigures figures={content.images} />} />
        {content.question !== null && <CaseQuestion caseId={item.id} question={content.question} canAnswer={can.answer} />}
        <CaseSteps caseId={item.id} steps={content.disclosure} />
        <CaseUpdates updates={view.updates} />
        <CaseClosing content={content} />
      </article>
      <ItemResponse item={item} isOwn={can.edit} repost={repostCaseLater} />
      <RelatedCases related={view.related} />
    </div>
  );
}

/** What stands at the address of a case that was taken down. */
function Gone() {
  const t = useTexts('cases');
  return (
    <PageBody>
      <Seo title={t('page.gone.title')} description={t('page.gone.text')} noindex />
      <EmptyState
        title={t('page.gone.title')}
        action={
          <Link to="/cases" className={buttonClass({ variant: 'primary' })}>
            {t('page.gone.others')}
          </Link>
        }
      >
        {t('page.gone.text')}
      </EmptyState>
    </PageBody>
  );
}

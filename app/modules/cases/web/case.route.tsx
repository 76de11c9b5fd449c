import { gone, loadOwnableItem } from '#modules/library/web/widgets/item-loader.tsx';
import { ItemPage, type OwnableItem } from '#modules/library/web/widgets/item-page.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { pack } from '#platform/web/pack.ts';
import { unpack } from '#platform/web/packed.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { type CaseView, getCase } from '../cases.contract.ts';
import type { Route } from './+types/case.route';
import css from './case.module.css';
import { CaseHead } from './case-head.tsx';
import { CaseRefusal } from './case-refusal.tsx';
import { CaseSeo } from './case-seo.tsx';
import { LaterCaseBody } from './later-case-body.tsx';
import { LaterCaseContents } from './later-case-contents.tsx';

export const handle: RouteHandle = { texts: ['cases', 'library', 'moderation', 'reference'], frame: 'read' };

const AuthorTools = onDemand(async () => (await import('./case-author-tools.tsx')).CaseAuthorTools);

const CaseGone = onDemand(async () => (await import('./case-gone.tsx')).CaseGone);

export async function loader(args: Route.LoaderArgs) {
  const id = args.params.caseId;
  const page = await loadOwnableItem(args, id, (ask) => ask(getCase, { id }));
  return page === null ? gone() : pack(args.context, page);
}

export default function CaseRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <CaseGone />;
  const page = unpack(loaderData);
  // The parts keep what the reader did with one case, which is not to be carried over to the next.
  return <CasePage key={page.view.item.id} page={page} />;
}

function CasePage({ page }: { page: OwnableItem<CaseView> }) {
  const { view } = page;
  return (
    <ItemPage
      page={page}
      seo={<CaseSeo view={view} />}
      refusal={<CaseRefusal reasonKey={view.can.respondRefusal} respondents={view.respondents} />}
      beside={
        <div className={css.beside}>
          <LaterCaseContents content={view.content} updates={view.updates.length} />
        </div>
      }
    >
      <div className={css.case}>
        <CaseHead view={view} />
        {view.can.edit && <AuthorTools view={view} sentBack={page.approval?.state === 'sentBack'} />}
        <LaterCaseBody view={view} />
      </div>
    </ItemPage>
  );
}

import { loadComposer } from '#modules/library/web/widgets/composer-loader.tsx';
import { ComposerPage } from '#modules/library/web/widgets/composer-page.tsx';
import { DraftOpening } from '#modules/library/web/widgets/draft-opening.tsx';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { freshSettings, getDraft, listDrafts, startDraft } from '../case-draft.contract.ts';
import type { Route } from './+types/compose.route';
import { ComposeDrafts } from './compose-drafts.tsx';
import { ComposerDesk } from './composer-desk.tsx';

export const handle: RouteHandle = { texts: ['cases', 'media', 'reference', 'library'], frame: 'work' };

export const loader = (args: Route.LoaderArgs) =>
  loadComposer(args, {
    changeParam: 'case',
    draft: (ask, id) => ask(getDraft, { id }),
    drafts: (ask) => ask(listDrafts, {}),
  });

export default function ComposeRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('cases');
  const language = useLanguage();
  return (
    <ComposerPage
      page={loaderData}
      drafts={(lines, memberId, now) => <ComposeDrafts drafts={lines} memberId={memberId} now={now} />}
      change={(id) => <ChangeOfCase key={id} caseId={id} />}
      desk={({ memberId, draft, lostId, author, now }, key) => (
        <ComposerDesk
          key={key}
          start={{ memberId, draft, lostId, settings: freshSettings(language, author.speciality_id) }}
          author={author}
          now={now}
        />
      )}
      t={t}
    />
  );
}

/** A published case that is to be changed. */
function ChangeOfCase({ caseId }: { caseId: string }) {
  const t = useTexts('cases');
  const language = useLanguage();
  const { run, failure, pending } = useCommand(startDraft);
  return <DraftOpening open={() => run({ caseId, language })} failure={failure} pending={pending} writePath="/cases/new" t={t} />;
}

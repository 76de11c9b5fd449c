import { useState } from 'react';
import { loadComposer } from '#modules/library/web/widgets/composer-loader.tsx';
import { DraftOpening } from '#modules/library/web/widgets/draft-opening.tsx';
import { FRESH_DRAFT } from '#platform/web/draft-copy.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { getDraft, listDrafts, startDraft } from '../case-draft.contract.ts';
import type { Route } from './+types/compose.route';
import { ComposeDrafts } from './compose-drafts.tsx';
import { ComposerDesk } from './composer-desk.tsx';
import type { Settings } from './use-draft.ts';

export const handle: RouteHandle = { texts: ['cases', 'media', 'reference', 'library'], frame: 'work' };

export const loader = (args: Route.LoaderArgs) =>
  loadComposer(args, {
    changeParam: 'case',
    draft: (ask, id) => ask(getDraft, { id }),
    drafts: (ask) => ask(listDrafts, {}),
  });

export default function ComposeRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('cases');
  const { view, memberId, author, now } = loaderData;
  const settings = useFreshSettings(author.speciality_id);
  return (
    <>
      <Seo title={t('compose.heading')} description={t('compose.lead')} noindex />
      {view === 'drafts' && (
        <PageBody>
          <ComposeDrafts drafts={loaderData.drafts} memberId={memberId} now={Date.parse(now)} />
        </PageBody>
      )}
      {view === 'change' && <ChangeOfCase key={loaderData.changedId} caseId={loaderData.changedId} />}
      {view === 'desk' && (
        <ComposerDesk
          key={loaderData.draft?.id ?? loaderData.lostId ?? FRESH_DRAFT}
          start={{ memberId, draft: loaderData.draft, settings, lostId: loaderData.lostId }}
          author={author}
          now={now}
        />
      )}
    </>
  );
}

/** What a new case begins with; the same on the server. */
function useFreshSettings(speciality: string | null): Settings {
  const language = useLanguage();
  const [settings] = useState<Settings>(() => ({
    language,
    specialities: speciality === null ? [] : [speciality],
    anonymous: false,
    respondents: 'verified',
    respondentSpecialities: [],
    consent: { kind: null, confirmed: false },
    imagesReviewed: false,
  }));
  return settings;
}

/** A published case that is to be changed. */
function ChangeOfCase({ caseId }: { caseId: string }) {
  const t = useTexts('cases');
  const language = useLanguage();
  const { run, failure } = useCommand(startDraft);
  return <DraftOpening open={() => run({ caseId, language })} failure={failure} writePath="/cases/new" t={t} />;
}

import { DraftList } from '#modules/library/web/widgets/draft-list.tsx';
import { formatAgo } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { COPY_NAME } from './use-draft.ts';

export interface UnfinishedDraft {
  readonly id: string;
  readonly caseId: string | null;
  readonly title: string;
  readonly updatedAt: string;
}

/** Which unfinished case to go on with. */
export function ComposeDrafts({ drafts, memberId, now }: { drafts: readonly UnfinishedDraft[]; memberId: string; now: number }) {
  const t = useTexts('cases');
  const language = useLanguage();
  return (
    <DraftList
      drafts={drafts}
      stateOf={({ caseId, updatedAt }) =>
        t(caseId === null ? 'compose.drafts.changed' : 'compose.drafts.changedCase', { ago: formatAgo(language, updatedAt, now) })
      }
      copyName={COPY_NAME}
      memberId={memberId}
      writePath="/cases/new"
      t={t}
    />
  );
}

import { ItemResponse } from '#modules/library/web/widgets/item-response.tsx';
import { useLanguage } from '#platform/web/i18n.tsx';
import { SharedPart } from '#platform/web/shared-part.tsx';
import type { CaseView } from '../cases.contract.ts';
import css from './case.module.css';
import { CaseClosing, RelatedCases } from './case-closing.tsx';
import { CaseFigures } from './case-figures.tsx';
import { CaseFindings } from './case-findings.tsx';
import { CaseQuestion } from './case-question.tsx';
import { CaseSteps } from './case-steps.tsx';
import { CaseUpdates } from './case-updates.tsx';
import { repostCaseLater } from './widgets/case-repost.tsx';

export interface CaseBodyProps {
  view: CaseView;
}

/** Below the head: the case itself, what readers thought of it, and what is like it. */
export function CaseBody({ view }: CaseBodyProps) {
  const language = useLanguage();
  const { item, content, can } = view;
  // The question is answered by each reader, and what it discloses is of theirs.
  const { question, disclosure, ...findings } = content;
  return (
    <div className={css.body}>
      <article lang={item.language} className={css.article}>
        <SharedPart
          by={() => ['case findings', language, findings]}
          show={() => <CaseFindings content={findings} figures={<CaseFigures figures={findings.images} />} />}
        />
        {question !== null && <CaseQuestion caseId={item.id} question={question} can={can} respondents={view.respondents} />}
        <CaseSteps caseId={item.id} steps={disclosure} awaited={awaitedBy(view)} />
        <CaseUpdates caseId={item.id} updates={view.updates} isOwn={can.update} />
        <CaseClosing content={content} held={view.closingHeld} />
      </article>
      <ItemResponse item={item} isOwn={can.edit} repost={repostCaseLater} />
      <RelatedCases related={view.related} />
    </div>
  );
}

/** The steps with which more of this page opens than they say. */
const awaitedBy = ({ closingHeld, updates }: CaseView) => [
  ...(closingHeld ? (['diagnosis'] as const) : []),
  ...updates.flatMap(({ opensWith }) => opensWith ?? []),
];

import { useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCopy } from '#platform/web/use-copy.ts';
import { quietActionClass } from '#ui/card.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { Tool } from '../clinical-tools.contract.ts';
import type { SavedQuestion } from '../saved-check.contract.ts';
import css from './answer-actions.module.css';
import { reportDialog, saveDialog } from './answer-dialogs.tsx';
import { isWhole } from './fragment.tsx';
import { type CaseLines, useAskColleagues } from './use-ask-colleagues.ts';

type Opened = Awaited<ReturnType<typeof saveDialog | typeof reportDialog>>;

export interface AnswerActionsProps {
  readonly tool: Tool;
  /** What is saved; null where it may not be kept. */
  readonly question: object | null;
  /** The name that is offered for it, and what a report is about. */
  readonly about: string;
  /** Paragraphs of the case that colleagues are asked with. */
  readonly caseLines: () => CaseLines;
}

/** What one does with an answer: keep it, pass it on, print it, ask others, say that it is wrong. */
export function AnswerActions({ tool, question, about, caseLines }: AnswerActionsProps) {
  const t = useTexts('clinical-tools');
  const [opened, setOpened] = useState<Opened | null>(null);
  const colleagues = useAskColleagues();

  const copy = useCopy();

  function copyLink() {
    if (isWhole(window.location.hash)) return void copy(window.location.href, t('actions.copied'));
    showToast(t('actions.tooLong'), { tone: 'failed' });
  }

  /** Without a network its code may not come: the answer stays on the page. */
  const open = (load: () => Promise<Opened>) => void load().then(setOpened, () => showToast(t('actions.noNetwork'), { tone: 'failed' }));

  return (
    <div className={css.actions}>
      {question !== null && <Action icon="bookmark" label={t('actions.save')} onClick={() => open(saveDialog)} />}
      <Action icon="link" label={t('actions.copy')} onClick={copyLink} />
      <Action icon="printer" label={t('actions.print')} onClick={() => window.print()} />
      <Action icon="users" label={t('actions.ask')} disabled={colleagues.pending} onClick={() => colleagues.run(caseLines())} />
      <Action icon="flag" label={t('actions.report')} onClick={() => open(reportDialog)} />
      {opened?.kind === 'save' && (
        <opened.Dialog tool={tool} question={question as SavedQuestion} name={about} onClose={() => setOpened(null)} />
      )}
      {opened?.kind === 'report' && <opened.Dialog tool={tool} about={about} onClose={() => setOpened(null)} />}
    </div>
  );
}

function Action({ icon, label, disabled = false, onClick }: { icon: IconName; label: string; disabled?: boolean; onClick: () => void }) {
  return (
    <button type="button" className={quietActionClass} aria-disabled={disabled} onClick={disabled ? undefined : onClick}>
      <Icon of={icon} size="s" decorative />
      {label}
    </button>
  );
}

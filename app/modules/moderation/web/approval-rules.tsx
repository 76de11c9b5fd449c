import { useState } from 'react';
import { type ItemKind, KINDS_WITH_PAGE } from '#modules/library/library.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { setApprovalRules } from '../approval.contract.ts';
import css from './console.module.css';

/** For which kinds two members of staff approve. Set at once, and written to the log. */
export function ApprovalRules({ kinds: initially }: { kinds: readonly ItemKind[] }) {
  const t = useTexts('moderation');
  const library = useTexts('library');
  const { run, pending } = useCommand(setApprovalRules);
  const [kinds, setKinds] = useState(initially);

  async function handleChange(kind: ItemKind, on: boolean) {
    const wanted = on ? [...kinds, kind] : kinds.filter((one) => one !== kind);
    const output = await run({ kinds: wanted });
    if (output !== null) setKinds(output.kinds);
    showToast(output === null ? t('approvals.rulesFailed') : t('approvals.rulesSaved'), output === null ? { tone: 'failed' } : {});
  }

  return (
    <FieldGroup label={t('approvals.rules')} help={t('approvals.rulesHelp')}>
      <div className={css.kinds}>
        {KINDS_WITH_PAGE.map((kind) => (
          <Checkbox
            key={kind}
            label={library(`kind.${kind}`)}
            checked={kinds.includes(kind)}
            disabled={pending}
            onChange={({ currentTarget }) => void handleChange(kind, currentTarget.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

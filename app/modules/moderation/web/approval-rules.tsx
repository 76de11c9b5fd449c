import { useEffect, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { ITEM_KINDS, type ItemKind } from '#modules/library/library.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { otherVersionIn } from '#platform/web/other-version.tsx';
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
  const { run, pending, failure } = useCommand(setApprovalRules);
  const { message } = useFailure(failure);
  const [kinds, setKinds] = useState(initially);

  // A colleague set others meanwhile: these are shown, and what was ticked is not done.
  useEffect(() => {
    const now = otherVersionIn(failure)?.kinds;
    if (Array.isArray(now)) setKinds(ITEM_KINDS.filter((kind) => now.includes(kind)));
  }, [failure]);

  async function handleChange(kind: ItemKind, on: boolean) {
    const wanted = on ? [...kinds, kind] : kinds.filter((one) => one !== kind);
    const output = await run({ kinds: wanted, before: [...kinds] });
    if (output === null) return;
    setKinds(output.kinds);
    showToast(t('approvals.rulesSaved'));
  }

  return (
    <FieldGroup label={t('approvals.rules')} help={t('approvals.rulesHelp')} error={message ?? undefined}>
      <div className={css.kinds}>
        {ITEM_KINDS.map((kind) => (
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

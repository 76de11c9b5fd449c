import { type FormEvent, useId, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { decideForum, FORUM_DECISIONS } from '../../forum-decision.contract.ts';
import { type Ground, REASON_LENGTH } from '../../moderation.contract.ts';
import { GroundSelect } from '../ground-select.tsx';

type Decision = (typeof FORUM_DECISIONS)[number];

export interface ForumDecisionProps {
  forum: { readonly id: string; readonly name: string; readonly closed: boolean };
  onClose: () => void;
  /** `words` say what was done. */
  onDecided: (decision: Decision, words: string) => void;
}

/** For staff, on the page of a forum. Loaded on demand; texts: `moderation`. */
export function ForumDecision({ forum, onClose, onDecided }: ForumDecisionProps) {
  const t = useTexts('moderation');
  const formId = useId();
  const [decision, setDecision] = useState<Decision>(forum.closed ? 'reopen' : 'close');
  const [ground, setGround] = useState<Ground>('other');
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  const { run, pending, failure } = useCommand(decideForum);
  const { message, fields } = useFailure(failure);
  const possible = FORUM_DECISIONS.filter((one) => one !== 'reopen' || forum.closed);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const decided = { forumId: forum.id, ground, reason };
    const done = await run(decision === 'delete' ? { decision, ...decided, name } : { decision, ...decided });
    if (done !== null) onDecided(decision, t(`forum.done.${decision}`));
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="s"
      title={t('forum.title')}
      description={t('forum.text')}
      closeLabel={t('console.cancel')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('console.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={pending} pendingLabel={t('console.deciding')}>
            {t('forum.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="stack" onSubmit={(event) => void handleSubmit(event)}>
        {message !== null && <p role="alert">{message}</p>}
        <Field label={t('forum.decision')}>
          {(control) => (
            <Select
              {...control}
              value={decision}
              onChange={(event) => setDecision(possible.find((one) => one === event.target.value) ?? decision)}
              options={possible.map((one) => ({ value: one, label: t(`forum.decisions.${one}`) }))}
            />
          )}
        </Field>
        <GroundSelect label={t('forum.ground')} help={t('forum.groundHelp')} value={ground} onChange={setGround} />
        <Field label={t('forum.reason')} error={fields.reason}>
          {(control) => (
            <TextArea {...control} rows={3} value={reason} maxLength={REASON_LENGTH} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
        {decision === 'delete' && (
          <Field label={t('forum.name')} help={t('forum.nameHelp', { name: forum.name })} error={fields.name}>
            {(control) => <TextInput {...control} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />}
          </Field>
        )}
      </form>
    </Dialog>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { WholeInput } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { NAME_LENGTH, startConversation } from '../chat.contract.ts';
import { createGroup } from '../group.contract.ts';
import { type Chosen, PartnerField } from './partner-field.tsx';

/** One colleague is a conversation, several are a group with a name. */
export function NewChatDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('chat');
  const formId = useId();
  const go = useGo();
  const [people, setPeople] = useState<readonly Chosen[]>([]);
  const [name, setName] = useState('');
  const start = useCommand(startConversation);
  const group = useCommand(createGroup);
  const isGroup = people.length > 1;
  const { message, fields } = useFailure(isGroup ? group.failure : start.failure);

  async function begin() {
    const [first] = people;
    if (first === undefined) return;
    const made = isGroup ? await group.run({ name, memberIds: people.map(({ id }) => id) }) : await start.run({ memberId: first.id });
    if (made === null) return;
    onClose();
    go(`/chat/${made.id}`);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void begin();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('new.title')}
      description={t('new.text')}
      closeLabel={t('close')}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          disabled={people.length === 0}
          pending={start.pending || group.pending}
          pendingLabel={t('new.starting')}
        >
          {t(isGroup ? 'new.startGroup' : 'new.start')}
        </Button>
      }
    >
      <form id={formId} noValidate className="stack" onSubmit={handleSubmit}>
        {message !== null && <p role="alert">{message}</p>}
        <PartnerField value={people} onChange={setPeople} error={fields.memberIds} help={isGroup ? t('new.groupHelp') : undefined} />
        {isGroup && (
          <Field label={t('new.name')} error={fields.name} required>
            {(control) => (
              <WholeInput
                {...control}
                value={name}
                maxLength={NAME_LENGTH}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}

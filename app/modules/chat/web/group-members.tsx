import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { WholeInput } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { type Conversation, NAME_LENGTH, type Participant } from '../chat.contract.ts';
import { addToGroup, removeFromGroup, renameGroup, setGroupRole, takeBackLeaving } from '../group.contract.ts';
import { Face } from './conversation-row.tsx';
import css from './group-members.module.css';
import { type Chosen, PartnerField } from './partner-field.tsx';

export interface GroupMembersProps {
  conversation: Conversation;
  memberId: string;
  onChanged: () => void;
  onLeft: () => void;
}

export function GroupMembers({ conversation, memberId, onChanged, onLeft }: GroupMembersProps) {
  const t = useTexts('chat');
  const { id, can, participants } = conversation;
  const remove = useCommand(removeFromGroup);
  const role = useCommand(setGroupRole);
  const back = useToldCommand(takeBackLeaving);
  const { message } = useFailure(remove.failure ?? role.failure);

  async function takeOut(who: string, said: string): Promise<boolean> {
    if ((await remove.run({ id, memberId: who })) === null) return false;
    onChanged();
    const undo = async () => (await back.run({ id, memberId: who })) !== null && onChanged();
    showToast(said, { undo: { label: t('group.undo'), onUndo: () => void undo() } });
    return true;
  }
  async function leave() {
    if (await takeOut(memberId, t('group.leftNow'))) onLeft();
  }
  return (
    <section className="stack" aria-label={t('group.members')}>
      {can.manage && <GroupName id={id} name={conversation.name ?? ''} onChanged={onChanged} />}
      {can.manage && <AddMembers id={id} onChanged={onChanged} />}
      {message !== null && <p role="alert">{message}</p>}
      <ul>
        {participants.map((one) => (
          <MemberRow
            key={one.member.id}
            participant={one}
            managed={can.manage && one.member.id !== memberId}
            onRole={(next) => void role.run({ id, memberId: one.member.id, role: next }).then((done) => done !== null && onChanged())}
            onRemove={() => void takeOut(one.member.id, t('group.removed', { name: one.member.name }))}
          />
        ))}
      </ul>
      <p className="small muted">{t('group.handOver')}</p>
      <div>
        <Button variant="danger" icon="logout" pending={remove.pending} pendingLabel={t('group.leave')} onClick={() => void leave()}>
          {t('group.leave')}
        </Button>
      </div>
    </section>
  );
}

interface MemberRowProps {
  participant: Participant;
  managed: boolean;
  onRole: (role: Participant['role']) => void;
  onRemove: () => void;
}

function MemberRow({ participant: { member, role }, managed, onRole, onRemove }: MemberRowProps) {
  const t = useTexts('chat');
  const { name } = member;
  return (
    <li className={css.person}>
      <Face kind="direct" name={null} partner={member} />
      <span>
        <span className="strong" dir="auto">
          {name}
        </span>
        {role === 'admin' && <span className="small muted">{` · ${t('group.admin')}`}</span>}
      </span>
      {managed && (
        <span className="row">
          <IconButton
            icon={role === 'admin' ? 'user' : 'user-check'}
            label={t(role === 'admin' ? 'group.makeMember' : 'group.makeAdmin', { name })}
            onClick={() => onRole(role === 'admin' ? 'member' : 'admin')}
          />
          <IconButton icon="x" label={t('group.remove', { name })} onClick={onFirstPress(onRemove)} />
        </span>
      )}
    </li>
  );
}

function GroupName({ id, name, onChanged }: { id: string; name: string; onChanged: () => void }) {
  const t = useTexts('chat');
  const [value, setValue] = useState(name);
  /** What its writer has seen. */
  const [was, setWas] = useState(name);
  const { run, pending, failure } = useCommand(renameGroup);
  const { message, fields } = useFailure(failure);
  async function rename() {
    const done = await run({ id, was, name: value });
    if (done === null) return;
    setWas(done.name);
    onChanged();
  }
  return (
    <form
      className="stack-s"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <Field label={t('new.name')} error={fields.name ?? message}>
        {(control) => (
          <WholeInput {...control} value={value} maxLength={NAME_LENGTH} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
        )}
      </Field>
      <OtherVersion
        failure={failure}
        kept={{ written: { name: value } }}
        onSeen={(other) => setWas(String(other.name))}
        names={{ name: t('new.name') }}
      />
      <div>
        <Button type="submit" size="s" disabled={value.trim() === name} pending={pending} pendingLabel={t('group.rename')}>
          {t('group.rename')}
        </Button>
      </div>
    </form>
  );
}

function AddMembers({ id, onChanged }: { id: string; onChanged: () => void }) {
  const t = useTexts('chat');
  const [people, setPeople] = useState<readonly Chosen[]>([]);
  const { run, pending, failure } = useCommand(addToGroup);
  const { message } = useFailure(failure);

  async function add() {
    if ((await run({ id, memberIds: people.map((one) => one.id) })) === null) return;
    setPeople([]);
    onChanged();
  }
  return (
    <div className="stack-s">
      <PartnerField value={people} onChange={setPeople} error={message ?? undefined} help={t('new.groupHelp')} />
      {people.length > 0 && (
        <div>
          <Button size="s" icon="user-plus" pending={pending} pendingLabel={t('group.add')} onClick={() => void add()}>
            {t('group.add')}
          </Button>
        </div>
      )}
    </div>
  );
}

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MemberCard } from '#modules/identity/byline.contract.ts';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import {
  type CommunityMember,
  decideCommunityRequest,
  setCommunityRole,
  setCommunityStanding,
  takeBackCommunityDecline,
} from '../community-member.contract.ts';
import css from './community.module.css';

export interface MemberActsProps {
  communityId: string;
  member: MemberCard;
  can: CommunityMember['can'];
  /** They do not belong in the list any more. */
  onGone: () => void;
}

/** What those who tend the community may do about one member; what cannot be taken back is asked twice. */
export function MemberActs({ communityId, member: { id: memberId, name }, can, onGone }: MemberActsProps) {
  const t = useTexts('communities');
  const [sure, setSure] = useState<'remove' | 'handOver' | null>(null);
  const deciding = useCommand(decideCommunityRequest);
  const standing = useCommand(setCommunityStanding);
  const role = useCommand(setCommunityRole);
  const takingBack = useToldCommand(takeBackCommunityDecline);
  const { message } = useFailure(deciding.failure ?? standing.failure ?? role.failure);
  const { revalidate } = useRevalidator();
  const pending = deciding.pending || standing.pending || role.pending;

  async function takeBack() {
    await takingBack.run({ communityId, memberId });
    await revalidate();
  }

  async function done(work: Promise<unknown>, text: string, leaves: boolean) {
    if ((await work) === null) return;
    setSure(null);
    const undo = { undo: { label: t('door.undo'), onUndo: () => void takeBack() } };
    showToast(t(`members.done.${text}`, { name }), text === 'declined' ? undo : {});
    if (leaves) onGone();
    await revalidate();
  }
  const decide = (accept: boolean) => void done(deciding.run({ communityId, memberId, accept }), accept ? 'accepted' : 'declined', true);
  const setStanding = (next: 'removed' | 'member') =>
    void done(standing.run({ communityId, memberId, standing: next }), next === 'member' ? 'readmitted' : 'removed', true);
  const setRole = (next: 'owner' | 'moderator' | 'member') => void done(role.run({ communityId, memberId, role: next }), next, false);

  const act = (label: string, onClick: () => void, variant: 'soft' | 'quiet' | 'danger' = 'quiet') => (
    <Button size="s" variant={variant} disabled={pending} aria-label={`${t(`members.${label}`)}: ${name}`} onClick={onClick}>
      {t(`members.${label}`)}
    </Button>
  );

  const refusal = message !== null && (
    <p role="alert" className={css.failure}>
      {message}
    </p>
  );
  if (sure !== null)
    return (
      <div className={css.rowActions}>
        {sure === 'remove' ? act('remove', () => setStanding('removed'), 'danger') : act('handOver', () => setRole('owner'), 'danger')}
        <Button size="s" variant="quiet" onClick={() => setSure(null)}>
          {t('members.cancel')}
        </Button>
        {refusal}
      </div>
    );
  return (
    <div className={css.rowActions}>
      {can.decide && act('accept', () => decide(true), 'soft')}
      {can.decide && act('decline', () => decide(false))}
      {can.readmit && act('readmit', () => setStanding('member'), 'soft')}
      {can.promote && act('promote', () => setRole('moderator'))}
      {can.demote && act('demote', () => setRole('member'))}
      {can.handOver && act('handOver', () => setSure('handOver'))}
      {can.remove && act('remove', () => setSure('remove'))}
      {refusal}
    </div>
  );
}

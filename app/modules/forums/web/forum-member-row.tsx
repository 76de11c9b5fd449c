import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MemberList } from '#modules/library/place-membership.contract.ts';
import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useMoment } from '#platform/web/use-moment.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { onFirstPress } from '#ui/first-press.ts';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast-queue.ts';
import {
  decideRequest,
  type ForumMember,
  handOverForum,
  MUTE_DAYS,
  muteMember,
  readmitMember,
  removeMember,
  setForumRole,
  takeBackDecline,
} from '../forum-membership.contract.ts';
import css from './forum-desk.module.css';
import { ForumPerson } from './forum-person.tsx';
import { useActs } from './use-acts.ts';

export interface ForumMemberRowProps {
  forumId: string;
  list: MemberList;
  member: ForumMember;
  /** What the row became; null takes it out of this list. */
  onChange: (next: ForumMember | null) => void;
}

/** A member, or one who asks to become one, with what the reader may do about them. */
export function ForumMemberRow({ forumId, list, member, onChange }: ForumMemberRowProps) {
  const t = useTexts('forums');
  const language = useLanguage();
  const momentOf = useMoment();
  const acts = useMemberActs(forumId, member, onChange);
  const { byline, role, since, mutedUntil, note, can } = member;
  const when = t(`desk.since.${list}`, { date: formatDate(language, since) });
  return (
    <li className={classNames(cardClass(), css.row)}>
      <ForumPerson byline={byline} meta={list === 'member' ? `${t(`role.${role}`)} · ${when}` : when} />
      {note !== null && <p className={css.note}>{note}</p>}
      {mutedUntil !== null && <p className="small">{t('desk.mutedUntil', { time: momentOf(mutedUntil) })}</p>}
      {Object.values(can).some(Boolean) && <MemberActs member={member} acts={acts} />}
    </li>
  );
}

function MemberActs({ member, acts }: { member: ForumMember; acts: ReturnType<typeof useMemberActs> }) {
  const t = useTexts('forums');
  const [handing, setHanding] = useState(false);
  const { byline, can, mutedUntil } = member;
  const name = byline.kind === 'member' ? byline.name : '';
  // Lists have many of these: each is named for whom it concerns.
  const named = (words: string) => (
    <>
      {words}
      <span className="visually-hidden"> {name}</span>
    </>
  );
  return (
    <div className={css.acts}>
      {can.decide && (
        <>
          <Button size="s" variant="primary" onClick={onFirstPress(() => acts.decide(true))}>
            {named(t('desk.accept'))}
          </Button>
          <Button size="s" onClick={onFirstPress(() => acts.decide(false))}>
            {named(t('desk.decline'))}
          </Button>
        </>
      )}
      {can.mute &&
        (mutedUntil === null ? (
          <Select
            aria-label={`${t('desk.mute')} ${name}`}
            value=""
            placeholder={t('desk.mute')}
            options={MUTE_DAYS.map((days) => ({ value: String(days), label: t('desk.muteDays', { count: days }) }))}
            onChange={(event) => event.target.value !== '' && acts.mute(Number(event.target.value))}
          />
        ) : (
          <Button size="s" onClick={() => acts.mute(0)}>
            {named(t('desk.unmute'))}
          </Button>
        ))}
      {can.promote && (
        <Button size="s" onClick={onFirstPress(() => acts.setRole('moderator'))}>
          {named(t('desk.promote'))}
        </Button>
      )}
      {can.demote && (
        <Button size="s" onClick={onFirstPress(() => acts.setRole('member'))}>
          {named(t('desk.demote'))}
        </Button>
      )}
      {can.remove && (
        <Button size="s" variant="quiet" onClick={onFirstPress(acts.remove)}>
          {named(t('desk.remove'))}
        </Button>
      )}
      {can.readmit && (
        <Button size="s" onClick={onFirstPress(acts.readmit)}>
          {named(t('desk.readmit'))}
        </Button>
      )}
      {can.handOver &&
        (handing ? (
          <>
            <span className="small">{t('desk.handOverSure', { name })}</span>
            <Button size="s" variant="danger" onClick={onFirstPress(acts.handOver)}>
              {t('desk.handOverNow')}
            </Button>
            <Button size="s" variant="quiet" onClick={() => setHanding(false)}>
              {t('desk.cancel')}
            </Button>
          </>
        ) : (
          <Button size="s" variant="quiet" onClick={() => setHanding(true)}>
            {named(t('desk.handOver'))}
          </Button>
        ))}
    </div>
  );
}

function useMemberActs(forumId: string, member: ForumMember, onChange: (next: ForumMember | null) => void) {
  const t = useTexts('forums');
  const { revalidate } = useRevalidator();
  const target = { forumId, memberId: member.memberId };
  const act = useActs();

  return {
    decide: (accept: boolean) =>
      void act(decideRequest, { ...target, accept }, () => {
        onChange(null);
        const undo = { label: t('thread.undo'), onUndo: () => void act(takeBackDecline, target, () => void revalidate()) };
        if (accept) showToast(t('desk.accepted'));
        else showToast(t('desk.declined'), { undo });
        void revalidate();
      }),
    mute: (days: number) => void act(muteMember, { ...target, days }, ({ mutedUntil }) => onChange({ ...member, mutedUntil })),
    setRole: (role: 'member' | 'moderator') => void act(setForumRole, { ...target, role }, () => void revalidate()),
    remove: () =>
      void act(removeMember, target, () => {
        onChange(null);
        const before = { ...target, role: member.role === 'moderator' ? ('moderator' as const) : ('member' as const) };
        const undo = { label: t('thread.undo'), onUndo: () => void act(readmitMember, before, () => void revalidate()) };
        showToast(t('desk.removed'), { undo });
      }),
    readmit: () =>
      void act(readmitMember, target, () => {
        onChange(null);
        showToast(t('desk.readmitted'));
      }),
    handOver: () => void act(handOverForum, target, () => void revalidate()),
  };
}

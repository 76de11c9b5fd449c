import { type FormEvent, useId } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import type { PlaceClosing } from '#modules/library/place-closing.contract.ts';
import type { PlaceRole } from '#modules/library/place-membership.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeArea } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type Ground, REASON_LENGTH } from '../moderation.contract.ts';
import { decideCommunity, decideForum, PLACE_DECISIONS, type PlaceDecision } from '../place-decision.contract.ts';
import { GroundSelect } from './ground-select.tsx';

export interface DecidedPlace {
  readonly type: 'forum' | 'community';
  readonly id: string;
  readonly name: string;
  readonly closed: boolean;
  /** Null also where the reader is not told who closed it. */
  readonly closing: PlaceClosing | null;
  /** What the reader is in it. */
  readonly role: PlaceRole | null;
}

export interface PlaceDecisionDialogProps {
  place: DecidedPlace;
  onClose: () => void;
  /** `words` say what was done. */
  onDecided: (decision: PlaceDecision, words: string) => void;
}

interface Written {
  readonly decision: PlaceDecision;
  readonly ground: Ground;
  readonly reason: string;
  /** Typed to be sure: no device types it for anybody. */
  readonly name: string;
}

const NEVER_KEPT = ['name'] as const;
const isEmpty = ({ reason }: Written) => reason === '';

/** For staff, on the page of a place. Loaded on demand; texts: `moderation`. */
export function PlaceDecisionDialog({ place, onClose, onDecided }: PlaceDecisionDialogProps) {
  const t = useTexts('moderation');
  const formId = useId();
  const { type, id } = place;
  // What its owner closed, its owner opens.
  const mayReopen = place.closed && place.closing?.byStaff !== false;
  const begun: Written = { decision: mayReopen ? 'reopen' : 'close', ground: 'other', reason: '', name: '' };
  const { written, change, discard } = useKeptWriting(begun, { name: 'place-decision', id, never: NEVER_KEPT, isEmpty });
  const { ground, reason, name } = written;
  const forum = useCommand(decideForum);
  const community = useCommand(decideCommunity);
  const { pending, failure } = type === 'forum' ? forum : community;
  const { message, fields } = useFailure(failure);
  const possible = PLACE_DECISIONS.filter((one) => one !== 'reopen' || mayReopen);
  // What was chosen before a sign-in may be done by now: what is sent is what is shown.
  const decision = possible.find((one) => one === written.decision) ?? begun.decision;

  function send() {
    const decided = decision === 'delete' ? { decision, ground, reason, name } : { decision, ground, reason };
    return type === 'forum' ? forum.run({ ...decided, forumId: id }) : community.run({ ...decided, communityId: id });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if ((await send()) === null) return;
    discard();
    onDecided(decision, t(`place.${type}.done.${decision}`));
  }

  function close() {
    discard();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      size="s"
      title={t(`place.${type}.title`)}
      description={t(`place.${type}.text`)}
      closeLabel={t('console.cancel')}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('console.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={pending} pendingLabel={t('console.deciding')}>
            {t('place.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="stack" onSubmit={(event) => void handleSubmit(event)}>
        {message !== null && <p role="alert">{message}</p>}
        <Field label={t('place.decision')}>
          {(control) => (
            <Select
              {...control}
              value={decision}
              onChange={(event) => change({ decision: possible.find((one) => one === event.target.value) ?? decision })}
              options={possible.map((one) => ({ value: one, label: t(`place.${type}.decisions.${one}`) }))}
            />
          )}
        </Field>
        <GroundSelect
          label={t('place.ground')}
          help={t('place.groundHelp')}
          value={ground}
          onChange={(chosen) => change({ ground: chosen })}
        />
        <Field label={t('place.reason')} help={t(decision === 'reopen' ? 'place.reasonKept' : 'place.reasonRead')} error={fields.reason}>
          {(control) => (
            <WholeArea
              {...control}
              rows={3}
              value={reason}
              maxLength={REASON_LENGTH}
              onChange={(event) => change({ reason: event.target.value })}
            />
          )}
        </Field>
        {decision === 'delete' && (
          <Field label={t(`place.${type}.name`)} help={t(`place.${type}.nameHelp`, { name: place.name })} error={fields.name}>
            {(control) => (
              <TextInput {...control} autoComplete="off" value={name} onChange={(event) => change({ name: event.target.value })} />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}

import { type FormEvent, useId } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { KeptNotice } from '#platform/web/kept-notice.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { MOST_RECAP_LINES, RECAP_LINE_LENGTH, RECAP_LISTS, type Recap, type RecapList, writeRecap } from '../thread-recap.contract.ts';

export interface RecapDialogProps {
  threadId: string;
  recap: Recap | null;
  version: number;
  onDone: () => void;
  onClose: () => void;
}

type Written = Readonly<Record<RecapList, string>>;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** One point on each line. Loaded on demand. */
export function RecapDialog({ threadId: id, recap, version, onDone, onClose }: RecapDialogProps) {
  const t = useTexts('forums');
  const formId = useId();
  const initial: Written = {
    agreed: recap?.agreed.join('\n') ?? '',
    contested: recap?.contested.join('\n') ?? '',
    open: recap?.open.join('\n') ?? '',
  };
  const kept = useKeptWriting(initial, { name: 'thread-recap', id, version });
  const { written } = kept;
  const { run, pending, failure } = useCommand(writeRecap);
  const { message, fields } = useFailure(failure);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const lines = { agreed: linesOf(written.agreed), contested: linesOf(written.contested), open: linesOf(written.open) };
    if ((await run({ id, version: kept.version, recap: lines })) === null) return;
    kept.forget();
    onDone();
  }

  /** What is wrong with a line is said at its list. */
  const errorOf = (list: RecapList) => Object.entries(fields).find(([path]) => `${path}.`.startsWith(`recap.${list}.`))?.[1];

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('recap.title')}
      description={t('recap.help', { lines: MOST_RECAP_LINES, length: RECAP_LINE_LENGTH })}
      closeLabel={t('desk.cancel')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={pending} pendingLabel={t('form.saving')}>
            {t('recap.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="stack" onSubmit={(event) => void handleSubmit(event)}>
        {kept.restored && <KeptNotice onDiscard={kept.discard} />}
        {message !== null && <p role="alert">{message}</p>}
        <OtherVersion
          failure={failure}
          kept={kept}
          names={{ agreed: t('recap.agreed'), contested: t('recap.contested'), open: t('recap.open') }}
        />
        {RECAP_LISTS.map((list) => (
          <Field key={list} label={t(`recap.${list}`)} help={t(`recap.helpOf.${list}`)} error={errorOf(list)}>
            {(control) => (
              <TextArea {...control} rows={3} value={written[list]} onChange={(event) => kept.change({ [list]: event.target.value })} />
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  );
}

import { type FormEvent, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { type ItemCard, REPOST_NOTE_LENGTH, type Reposted } from '../../library.contract.ts';
import type { Repost } from './item-actions.tsx';
import { AskAboutIdentifiers } from './kept-identifiers.tsx';
import { isAboutIdentifiers } from './use-kept-identifiers.ts';

export interface RepostDialogProps {
  item: Pick<ItemCard, 'id' | 'title' | 'language'>;
  repost: Repost;
  onDone: (state: Reposted) => void;
  onClose: () => void;
}

const NOTHING = { note: '' };

/** Shows an item to those who follow the reader, with a word of their own. */
export function RepostDialog({ item, repost, onDone, onClose }: RepostDialogProps) {
  const t = useTexts('library');
  // A session may end while somebody writes: after the sign-in the words are here again.
  const { written, change, discard } = useKeptWriting(NOTHING, { name: 'repost', id: item.id });
  const { note } = written;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  /** What another window has written beside it, once it was seen. */
  const [was, setWas] = useState<string | null>(null);
  const { message, fields } = useFailure(failure);
  // Said while it is written, and nothing of it is cut off.
  const tooLong = note.trim().length > REPOST_NOTE_LENGTH ? t('discussion.form.tooLong', { max: REPOST_NOTE_LENGTH }) : undefined;
  const asked = isAboutIdentifiers(failure) ? failure : null;

  function close() {
    discard();
    onClose();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    if (tooLong === undefined) void send(false);
  }

  async function send(acceptIdentifiers: boolean) {
    setPending(true);
    try {
      const done = await repost(item.id, true, { note: note.trim() === '' ? null : note.trim(), acceptIdentifiers, was });
      discard();
      onDone(done);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error);
      setPending(false);
    }
  }

  return (
    <Dialog open onOpenChange={close} title={t('repost.title')} description={t('repost.text')} closeLabel={t('repost.cancel')}>
      <form noValidate className="stack" onSubmit={handleSubmit}>
        <p lang={item.language}>
          <b>{item.title}</b>
        </p>
        <Field label={t('repost.note')} note={t('repost.optional')} error={tooLong ?? fields.note ?? (asked === null ? message : null)}>
          {(control) => <TextArea {...control} value={note} onChange={(event) => change({ note: event.target.value })} />}
        </Field>
        <OtherVersion
          failure={failure}
          kept={{ written }}
          onSeen={(other) => setWas(typeof other.note === 'string' ? other.note : null)}
          names={{ note: t('repost.note') }}
        />
        {asked !== null && (
          <AskAboutIdentifiers failure={asked} sending={pending} onSend={() => void send(true)} onChange={() => setFailure(null)} />
        )}
        <FormFooter>
          <Button variant="quiet" onClick={close}>
            {t('repost.cancel')}
          </Button>
          <Button variant="primary" type="submit" pending={pending} pendingLabel={t('repost.sending')}>
            {t('repost.act')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

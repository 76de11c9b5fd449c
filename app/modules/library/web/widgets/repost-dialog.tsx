import { type FormEvent, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { type ItemCard, REPOST_NOTE_LENGTH, type Reposted } from '../../library.contract.ts';
import type { Repost } from './item-actions.tsx';

export interface RepostDialogProps {
  item: Pick<ItemCard, 'id' | 'title' | 'language'>;
  repost: Repost;
  onDone: (state: Reposted) => void;
  onClose: () => void;
}

/** Shows an item to those who follow the reader, with a word of their own. */
export function RepostDialog({ item, repost, onDone, onClose }: RepostDialogProps) {
  const t = useTexts('library');
  const [note, setNote] = useState('');
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setFailure(null);
    try {
      onDone(await repost(item.id, true, note.trim() === '' ? null : note.trim()));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error);
      setPending(false);
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title={t('repost.title')} description={t('repost.text')} closeLabel={t('repost.cancel')}>
      <form noValidate className="stack" onSubmit={(event) => void handleSubmit(event)}>
        <p lang={item.language}>
          <b>{item.title}</b>
        </p>
        <Field
          label={t('repost.note')}
          note={t('repost.optional')}
          error={failure && (failure.body.fields?.note ?? (failure.body.message || t('action.failed')))}
        >
          {(control) => (
            <TextArea {...control} value={note} maxLength={REPOST_NOTE_LENGTH} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
        <FormFooter>
          <Button variant="quiet" onClick={onClose}>
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

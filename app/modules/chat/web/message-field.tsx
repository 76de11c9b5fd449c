import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useIdentifierNote } from '#modules/library/web/widgets/use-identifier-note.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { picturesPasted } from '#platform/web/pasted-pictures.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { editMessage, MESSAGE_LENGTH, type Message } from '../chat-message.contract.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { meaningOfKey } from './meaning-of-key.tsx';
import css from './message-field.module.css';
import { useKeptDraft } from './use-kept-draft.ts';
import { useTellTyping } from './use-marks.ts';
import type { Outbox } from './use-outbox.ts';
import type { Writing } from './use-writing.ts';

export interface MessageFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  conversationId: string;
  memberId: string;
  writing: Writing;
  onDone: () => void;
  onEdited: (message: Message) => void;
  onSend: Outbox['add'];
}

export function MessageField(props: MessageFieldProps) {
  const { ref, conversationId, memberId, writing, onDone, onEdited, onSend } = props;
  const { editing, quote, setQuote, attachment } = writing;
  const t = useTexts('chat');
  const [draft, setDraft] = useKeptDraft(memberId, conversationId);
  const [text, setText] = editing === null ? [draft, setDraft] : [writing.edited, writing.setEdited];
  const tellTyping = useTellTyping(conversationId);
  const edit = useCommand(editMessage);
  const { message: problem, fields } = useFailure(edit.failure);
  const problemId = useId();
  // Cut to fit, the end of what was pasted would be gone without a word.
  const isTooLong = text.trim().length > MESSAGE_LENGTH;
  const tooLong = isTooLong ? t('validation.textLong') : null;
  const trouble = tooLong ?? (editing === null ? attachment.problem : null);
  const identifiers = useIdentifierNote(text, useLanguage());
  const hasWords = text.trim() !== '';
  const shown = editing ?? attachment;
  const maySend = (editing !== null || !attachment.pending) && (hasWords || shown.image !== null || shown.file !== null);

  async function send() {
    if (!maySend || isTooLong) return;
    if (editing !== null) {
      const changed = await edit.run({ id: editing.id, was: editing.text, text });
      if (changed === null) return;
      onEdited(changed);
      onDone();
      return;
    }
    onSend({ text: text.trim(), quote, image: attachment.image, file: attachment.file });
    setDraft('');
    attachment.clear();
    setQuote(null);
    ref.current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    const meant = meaningOfKey(event.nativeEvent, matchMedia('(pointer: coarse)').matches);
    if (meant === 'leave') {
      setQuote(null);
      if (editing !== null) onDone();
    }
    if (meant !== 'send') return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      className={css.write}
      data-foot-bar
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Above writing={writing} onDone={onDone} />
      {editing !== null && (
        <OtherVersion
          failure={edit.failure}
          kept={{ written: { text } }}
          onSeen={(other) => writing.setSeen(String(other.text))}
          names={{ text: t('write.label') }}
        />
      )}
      {identifiers.length > 0 && (
        <p className={css.note} role="status">
          <Icon of="user-off" size="s" decorative />
          {t('write.identifiers', { words: identifiers.map(({ words }) => words).join(' · ') })}
        </p>
      )}
      {(trouble ?? problem ?? fields.text) && (
        <p id={problemId} className={css.problem} role="alert">
          {trouble ?? problem ?? fields.text}
        </p>
      )}
      <div className={css.writeRow}>
        {editing === null && <AttachButton onAdd={attachment.add} />}
        <TextArea
          ref={ref}
          look="line"
          className={css.field}
          aria-label={t('write.label')}
          placeholder={t('write.placeholder')}
          value={text}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? problemId : undefined}
          dir="auto"
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            if (editing === null && currentTarget.value !== '') tellTyping();
          }}
          onKeyDown={handleKey}
          onPaste={({ clipboardData }) => {
            const [picture] = picturesPasted(clipboardData);
            if (picture !== undefined && editing === null) attachment.add(picture);
          }}
        />
        <IconButton
          type="submit"
          icon={editing === null ? 'send' : 'check'}
          variant="primary"
          label={t(editing === null ? 'write.send' : 'write.save')}
          aria-disabled={!maySend}
        />
      </div>
    </form>
  );
}

function AttachButton({ onAdd }: { onAdd: (file: File) => void }) {
  const t = useTexts('chat');
  return (
    <label className={css.attach}>
      <Icon of="paperclip" label={t('write.attach')} />
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf"
        aria-label={t('write.attach')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onAdd(file);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

type AboveProps = Pick<MessageFieldProps, 'writing' | 'onDone'>;

/** What goes along with the words: the message they answer or change, a picture, a file. Each can be taken away again. */
function Above({ writing: { editing, quote, setQuote, attachment }, onDone }: AboveProps) {
  const t = useTexts('chat');
  return (
    <>
      {editing !== null && (
        <p className={css.above}>
          <span>{t('write.editing')}</span>
          <IconButton icon="x" size="s" label={t('write.cancelEdit')} onClick={onDone} />
        </p>
      )}
      {quote !== null && (
        <p className={css.above}>
          <span dir="auto">{`${t('write.answering')}: ${quote.text || t(`preview.${quote.what}`)}`}</span>
          <IconButton icon="x" size="s" label={t('write.cancelReply')} onClick={() => setQuote(null)} />
        </p>
      )}
      {editing === null && attachment.name !== null && <AttachmentRow name={attachment.name} attachment={attachment} />}
    </>
  );
}

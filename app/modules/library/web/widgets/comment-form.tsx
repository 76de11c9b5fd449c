import { IconBook2 } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { CallFailure } from '#platform/operation/errors.ts';
import { fromPlainText, isBlank, type RichText } from '#platform/richtext/richtext.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { BASES_OF_CLAIM, COMMENT_LENGTH, type CommentReply } from '../../library.contract.ts';
import css from './comment-form.module.css';
import { ReferenceFields } from './reference-fields.tsx';
import { NOTHING_WRITTEN, useCommentDraft, type WrittenComment } from './use-comment-draft.ts';
import type { CommentDraft } from './use-comments.ts';

const MAX_REFERENCES = 10;
const NO_REFERENCE = { title: '', source: '', year: '', url: '' };

export interface CommentFormProps {
  /** Under which the unsent text is kept; null keeps nothing. */
  draftKey: string | null;
  label: string;
  sendLabel: string;
  /** `choose` lets the writer decide; `always` says that they stay anonymous here. */
  anonymity: 'choose' | 'always' | 'never';
  /** The answer that is edited. */
  edited?: CommentReply | undefined;
  /** Resolves to why it failed, or to null. */
  onSend: (draft: CommentDraft) => Promise<CallFailure | null>;
  onDone: () => void;
}

/** Writes an answer: text, what the claim rests on, references. Ctrl or ⌘ with Enter sends. */
export function CommentForm({ draftKey, label, sendLabel, anonymity, edited, onSend, onDone }: CommentFormProps) {
  const t = useTexts('library');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { written, restored, change, reset } = useCommentDraft(draftKey, edited === undefined ? NOTHING_WRITTEN : writtenAs(edited));
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  async function send() {
    if (sending) return;
    const draft = draftOf(written);
    if (isBlank(draft.text)) {
      setErrors({ text: t('discussion.form.empty') });
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    setSending(true);
    setErrors({});
    const failure = await onSend(draft);
    setSending(false);
    if (failure === null) {
      reset();
      onDone();
      return;
    }
    setErrors(errorsOf(failure, t('discussion.failed')));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    }
  }

  return (
    <form ref={form} noValidate className={css.form} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      {restored && (
        <p className={css.restored} role="status">
          {t('discussion.form.restored')}
          <Button size="s" variant="quiet" onClick={reset}>
            {t('discussion.form.discard')}
          </Button>
        </p>
      )}
      <Field id={`${id}-text`} label={label} error={errors.text} help={t('discussion.form.help')}>
        {(control) => (
          <TextArea
            {...control}
            value={written.text}
            maxLength={COMMENT_LENGTH}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-basis`} label={t('discussion.form.basis')} note={t('discussion.form.optional')} error={errors.basis}>
        {(control) => (
          <Select
            {...control}
            value={written.basis}
            placeholder={t('discussion.form.noBasis')}
            options={BASES_OF_CLAIM.map((basis) => ({ value: basis, label: t(`discussion.basis.${basis}`) }))}
            onChange={(event) => change({ basis: event.target.value as WrittenComment['basis'] })}
          />
        )}
      </Field>
      <ReferenceFields references={written.references} errors={errors} onChange={(references) => change({ references })} />
      {written.references.length < MAX_REFERENCES && (
        <Button
          variant="quiet"
          size="s"
          icon={IconBook2}
          className={css.addReference}
          onClick={() => change({ references: [...written.references, NO_REFERENCE] })}
        >
          {t('discussion.form.addReference')}
        </Button>
      )}
      {anonymity === 'choose' && (
        <Switch
          label={t('discussion.form.anonymous')}
          help={t('discussion.form.anonymousHelp')}
          checked={written.anonymous}
          onChange={(event) => change({ anonymous: event.target.checked })}
        />
      )}
      {anonymity === 'always' && <p className="small muted">{t('discussion.form.alwaysAnonymous')}</p>}
      {errors.form !== undefined && (
        <p role="alert" className={css.failure}>
          {errors.form}
        </p>
      )}
      <div className={css.foot}>
        <span className="small muted">{t('discussion.form.shortcut')}</span>
        <Button variant="quiet" onClick={onDone}>
          {t('discussion.form.cancel')}
        </Button>
        <Button variant="primary" type="submit" pending={sending} pendingLabel={t('discussion.sending')}>
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}

function draftOf(written: WrittenComment): CommentDraft {
  return {
    text: fromPlainText(written.text),
    basis: written.basis === '' ? null : written.basis,
    anonymous: written.anonymous,
    references: written.references
      .filter((reference) => Object.values(reference).some((value: string) => value.trim() !== ''))
      .map(({ title, source, year, url }) => ({
        title,
        source,
        year: year === '' ? null : Number(year),
        url: url.trim() === '' ? null : url.trim(),
      })),
  };
}

/** Messages by field; what belongs to no field stands above the buttons. */
function errorsOf(failure: CallFailure, fallback: string): Record<string, string> {
  const { fields, message } = failure.body;
  if (fields !== undefined && Object.keys(fields).length > 0) return fields;
  return { form: message === '' ? fallback : message };
}

function writtenAs({ text, basis, references }: CommentReply): WrittenComment {
  return {
    text: text === null ? '' : asPlainText(text),
    basis: basis ?? '',
    anonymous: false,
    references: references.map(({ title, source, year, url }) => ({
      title,
      source,
      year: year === null ? '' : String(year),
      url: url ?? '',
    })),
  };
}

/** The way back from `fromPlainText`, with lists and citations as they were typed. */
function asPlainText(doc: RichText): string {
  type Inlines = Extract<RichText['content'][number], { type: 'paragraph' }>['content'];
  const inline = (nodes: Inlines) =>
    (nodes ?? [])
      .map((node) => {
        if (node.type === 'text') return node.text;
        if (node.type === 'hardBreak') return '\n';
        return node.type === 'citation' ? `[${node.attrs.n}]` : `@${node.attrs.label}`;
      })
      .join('');
  return doc.content
    .map((block) =>
      block.type === 'paragraph'
        ? inline(block.content)
        : block.content.map((item) => `- ${item.content.map((paragraph) => inline(paragraph.content)).join(' ')}`).join('\n'),
    )
    .join('\n\n');
}

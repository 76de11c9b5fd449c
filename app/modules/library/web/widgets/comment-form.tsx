import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { formatPosition } from '#platform/i18n/format.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import { isBlank, plainText } from '#platform/richtext/richtext.ts';
import { wordsOf } from '#platform/web/draft-copy.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { KeptNotice } from '#platform/web/kept-notice.tsx';
import { Link } from '#platform/web/link.tsx';
import { OtherVersion, otherVersionIn } from '#platform/web/other-version.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { BASES_OF_CLAIM, COMMENT_LENGTH, type CommentReply } from '../../discussion.contract.ts';
import css from './comment-form.module.css';
import { NO_REFERENCE, referenceLines, type SentReference, sentReferences, writtenReferences } from './draft-reference.tsx';
import { IdentifierNote } from './identifier-note.tsx';
import { AskAboutIdentifiers } from './kept-identifiers.tsx';
import { ReferenceFields } from './reference-fields.tsx';
import { editKey, NOTHING_WRITTEN, useCommentDraft, type WrittenComment } from './use-comment-draft.ts';
import type { CommentDraft } from './use-comments.ts';
import { useFocusBack } from './use-focus-back.ts';
import { isAboutIdentifiers } from './use-kept-identifiers.ts';
import { WritingField } from './writing-field.tsx';

const MAX_REFERENCES = 10;

export interface CommentFormProps {
  itemId: string;
  /** Under which the unsent text is kept; null for an answer that is edited: that is kept by its own. */
  draftKey: string | null;
  label: string;
  sendLabel: string;
  /** `choose` lets the writer decide; `always` says that they stay anonymous here. */
  anonymity: 'choose' | 'always' | 'never';
  /** Beside a video: the second at which it stands. */
  currentSecond?: (() => number) | undefined;
  /** The answer that is edited. */
  edited?: CommentReply | undefined;
  /** Opened by the page for what was kept, not by the reader: the focus stays where it is. */
  byPage?: boolean | undefined;
  /** Resolves to why it failed, or to null. */
  onSend: (draft: CommentDraft) => Promise<CallFailure | null>;
  onDone: () => void;
}

/** Writes an answer: text, what the claim rests on, references. Ctrl or ⌘ with Enter sends. */
export function CommentForm({
  itemId,
  draftKey,
  label,
  sendLabel,
  anonymity,
  currentSecond,
  edited,
  byPage,
  onSend,
  onDone,
}: CommentFormProps) {
  const t = useTexts('library');
  const id = useId();
  const language = useLanguage();
  const readerId = useReader()?.id ?? '';
  const loginPath = useLoginPath();
  const { written, restored, edits, goOnFrom, change, reset } = useCommentDraft(
    draftKey ?? editKey(readerId, edited?.id ?? ''),
    edited === undefined ? NOTHING_WRITTEN : writtenAs(edited),
    edited?.edits,
  );
  // As it was when the question came up: the video may have gone on since.
  const [second] = useState(() => Math.floor(currentSecond?.() ?? 0));
  const [pinned, setPinned] = useState(second > 0);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [signedOut, setSignedOut] = useState(false);
  /** A number or a birthday stays in the text, and its writer is asked about it. */
  const [asked, setAsked] = useState<CallFailure | null>(null);
  /** It was changed elsewhere meanwhile; what stands there has been shown. */
  const [stale, setStale] = useState<CallFailure | null>(null);

  const focusText = () => document.getElementById(`${id}-text`)?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    if (byPage !== true) focusText();
  }, []);
  useFocusBack(edited?.id);

  async function send(acceptIdentifiers: boolean) {
    if (sending) return;
    const draft = {
      ...draftOf(written),
      acceptIdentifiers,
      ...(currentSecond !== undefined && { second: pinned ? second : null }),
      ...(edited !== undefined && { edits }),
    };
    const wrong = isBlank(draft.text)
      ? t('discussion.form.empty')
      : plainText(draft.text).length > COMMENT_LENGTH && t('discussion.form.tooLong', { max: COMMENT_LENGTH });
    if (wrong !== false) {
      setErrors({ text: wrong });
      focusText();
      return;
    }
    setSending(true);
    setErrors({});
    const failure = await onSend(draft);
    setSending(false);
    setAsked(isAboutIdentifiers(failure) ? failure : null);
    if (failure === null) {
      reset();
      onDone();
      return;
    }
    if (isAboutIdentifiers(failure)) return;
    const other = otherVersionIn(failure);
    if (other !== null) {
      setStale(failure);
      goOnFrom(Number(other.edits));
    }
    setSignedOut(failure.code === 'access.signIn');
    setErrors(errorsOf(failure, t('discussion.failed')));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send(false);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send(false);
    }
  }

  return (
    <form noValidate className={css.form} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      {restored && <KeptNotice onDiscard={reset} />}
      <Field id={`${id}-text`} label={label} error={errors.text} help={t('discussion.form.help')}>
        {(control) => (
          <WritingField
            control={control}
            itemId={itemId}
            value={written.text}
            maxLength={COMMENT_LENGTH}
            citations={written.references.map(({ title }) => title)}
            onChange={(text) => {
              setAsked(null);
              change({ text });
            }}
          />
        )}
      </Field>
      <IdentifierNote value={written.text} language={language} onChange={(text) => change({ text })} />
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
      <ReferenceFields
        references={written.references}
        errors={errors}
        onChange={(next) => change((known) => ({ references: next(known.references) }))}
      />
      {written.references.length < MAX_REFERENCES && (
        <Button
          variant="quiet"
          size="s"
          icon="book-2"
          className={css.addReference}
          onClick={() => change({ references: [...written.references, NO_REFERENCE] })}
        >
          {t('discussion.form.addReference')}
        </Button>
      )}
      {currentSecond !== undefined && (
        <Switch
          label={t('discussion.form.pin', { time: formatPosition(second) })}
          checked={pinned}
          onChange={(event) => setPinned(event.target.checked)}
        />
      )}
      {anonymity === 'choose' && (
        <Switch
          label={t('discussion.form.anonymous')}
          help={t('discussion.form.anonymousHelp')}
          checked={written.anonymous}
          onChange={(event) => change({ anonymous: event.target.checked })}
        />
      )}
      {errors.anonymous !== undefined && (
        <p role="alert" className={css.failure}>
          {errors.anonymous}
        </p>
      )}
      {anonymity === 'always' && <p className="small muted">{t('discussion.form.alwaysAnonymous')}</p>}
      <OtherVersion
        failure={stale}
        kept={{ written: draftOf(written) }}
        names={{ text: label, basis: t('discussion.form.basis'), references: t('discussion.form.references') }}
        read={(value, part) => partInWords(t, value, part)}
      />
      {errors.form !== undefined && (
        <p role="alert" className={css.failure}>
          {errors.form}{' '}
          {signedOut && (
            <Link to={loginPath} reloadDocument>
              {t('discussion.form.signIn')}
            </Link>
          )}
        </p>
      )}
      {asked !== null && (
        <AskAboutIdentifiers
          failure={asked}
          sending={sending}
          onSend={() => void send(true)}
          onChange={() => {
            setAsked(null);
            focusText();
          }}
        />
      )}
      <div className={css.foot}>
        <span className={`small muted ${css.shortcut}`}>{t('discussion.form.shortcut')}</span>
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
    text: written.text,
    basis: written.basis === '' ? null : written.basis,
    anonymous: written.anonymous,
    references: sentReferences(written.references),
  };
}

/** A part of an answer, to be read beside another version of it. */
function partInWords(t: Translate, value: unknown, part: string): string {
  if (part === 'basis') return t(typeof value === 'string' ? `discussion.basis.${value}` : 'discussion.form.noBasis');
  return part === 'references' ? referenceLines(value as SentReference[]) : wordsOf(value);
}

/** Messages by field; what belongs to no field stands above the buttons. */
function errorsOf(failure: CallFailure, fallback: string): Record<string, string> {
  const { fields, message } = failure.body;
  if (fields !== undefined && Object.keys(fields).length > 0) return fields;
  return { form: message === '' ? fallback : message };
}

function writtenAs({ text, basis, references }: CommentReply): WrittenComment {
  return {
    text: text ?? NOTHING_WRITTEN.text,
    basis: basis ?? '',
    anonymous: false,
    references: writtenReferences(references),
  };
}

import { type FormEvent, useId } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { BASES_OF_CLAIM } from '#modules/library/discussion.contract.ts';
import { NO_REFERENCE } from '#modules/library/web/widgets/draft-reference.tsx';
import { IdentifierNote } from '#modules/library/web/widgets/identifier-note.tsx';
import { KeepIdentifiers } from '#modules/library/web/widgets/kept-identifiers.tsx';
import { LanguageField } from '#modules/library/web/widgets/language-field.tsx';
import { ReferenceFields } from '#modules/library/web/widgets/reference-fields.tsx';
import { useKeptIdentifiers } from '#modules/library/web/widgets/use-kept-identifiers.ts';
import { WritingField } from '#modules/library/web/widgets/writing-field.tsx';
import { FiguresField } from '#modules/media/web/widgets/figures-field.tsx';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { KeptNotice } from '#platform/web/kept-notice.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeInput } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { MAX_THREAD_IMAGES, MAX_THREAD_REFERENCES, THREAD_LENGTH, TITLE_LENGTH } from '../forum-thread.contract.ts';
import css from './forum-form.module.css';
import { isEmptyThread, type WrittenThread } from './written-thread.tsx';

export interface ThreadFormProps {
  /** The forum it is begun in, or what is changed: unsent text is kept of each. */
  keptAs: string;
  initial: WrittenThread;
  /** Of what is changed. */
  version?: number;
  /** The thread that is changed: its language and whose it is stay. */
  threadId: string | null;
  sendLabel: string;
  pending: boolean;
  failure: CallFailure | null;
  /** Resolves to true when it was stored. `acceptIdentifiers`: what was found in it may stay; `version`: the one its writer changes. */
  onSend: (written: WrittenThread, acceptIdentifiers: boolean, version: number) => Promise<boolean>;
}

/** Title, text, what it rests on, and its references. */
export function ThreadForm({ keptAs, initial, version = 0, threadId, sendLabel, pending, failure, onSend }: ThreadFormProps) {
  const t = useTexts('forums');
  const library = useTexts('library');
  const id = useId();
  const writing = useKeptWriting(initial, { name: 'thread', id: keptAs, version, isEmpty: isEmptyThread });
  const { written, restored, change, discard, forget } = writing;
  const { message, fields: refused } = useFailure(failure);
  const kept = useKeptIdentifiers(failure, written);
  const fields: Readonly<Record<string, string>> = {
    ...Object.fromEntries(kept.paths.map((path) => [path, library('identifiers.here')])),
    ...refused,
  };

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await onSend(written, kept.accepted, writing.version)) forget();
  }

  return (
    <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      {restored && <KeptNotice onDiscard={discard} />}
      <Field id={`${id}-title`} label={t('compose.title')} help={t('compose.titleHelp')} error={fields.title}>
        {(control) => (
          <WholeInput
            {...control}
            value={written.title}
            maxLength={TITLE_LENGTH}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <IdentifierNote value={written.title} language={written.language} onChange={(title) => change({ title })} />
      <Field id={`${id}-text`} label={t('compose.text')} help={t('compose.textHelp')} error={fields.text}>
        {(control) => (
          <WritingField
            control={control}
            itemId={threadId}
            rows={8}
            value={written.text}
            maxLength={THREAD_LENGTH}
            citations={written.references.map(({ title }) => title)}
            onChange={(text) => change({ text })}
          />
        )}
      </Field>
      <IdentifierNote value={written.text} language={written.language} onChange={(text) => change({ text })} />
      <FiguresField
        rows={written.images}
        images={written.pictures}
        purpose="post"
        most={MAX_THREAD_IMAGES}
        language={written.language}
        errors={fields}
        reviewed={written.imagesReviewed}
        reviewedPath="imagesReviewed"
        onImage={(image) => change(({ pictures }) => ({ pictures: { ...pictures, [image.id]: image } }))}
        onRows={(next) => change(({ images }) => ({ images: next(images) }))}
        onReviewed={(imagesReviewed) => change({ imagesReviewed })}
        below={(words, onWords) => <IdentifierNote value={words} language={written.language} onChange={onWords} />}
      />
      <Field id={`${id}-basis`} label={t('compose.basis')}>
        {(control) => (
          <Select
            {...control}
            value={written.basis}
            placeholder={library('discussion.form.noBasis')}
            options={BASES_OF_CLAIM.map((basis) => ({ value: basis, label: library(`discussion.basis.${basis}`) }))}
            onChange={(event) => change({ basis: event.target.value as WrittenThread['basis'] })}
          />
        )}
      </Field>
      <ReferenceFields
        references={written.references}
        errors={fields}
        onChange={(next) => change((known) => ({ references: next(known.references) }))}
      />
      {written.references.length < MAX_THREAD_REFERENCES && (
        <div>
          <Button variant="quiet" size="s" icon="book-2" onClick={() => change({ references: [...written.references, NO_REFERENCE] })}>
            {library('discussion.form.addReference')}
          </Button>
        </div>
      )}
      {threadId === null && <Choices written={written} change={change} id={id} />}
      {message !== null && (
        <p role="alert" className={css.failure}>
          {message}
        </p>
      )}
      <OtherVersion failure={failure} kept={writing} names={{ title: t('compose.title'), text: t('compose.text') }} />
      <KeepIdentifiers kept={kept} />
      <FormFooter>
        <Button variant="primary" type="submit" pending={pending} pendingLabel={t('form.saving')}>
          {sendLabel}
        </Button>
      </FormFooter>
    </form>
  );
}

/** What is chosen once, when a thread begins. */
function Choices({ written, change, id }: { written: WrittenThread; change: (change: Partial<WrittenThread>) => void; id: string }) {
  const t = useTexts('forums');
  return (
    <>
      <LanguageField
        id={`${id}-language`}
        label={t('compose.language')}
        nameOf={(language) => t(`language.${language}`)}
        value={written.language}
        onValue={(language) => change({ language })}
      />
      <Switch
        label={t('compose.anonymous')}
        help={t('compose.anonymousHelp')}
        checked={written.anonymous}
        onChange={(event) => change({ anonymous: event.target.checked })}
      />
    </>
  );
}

import { type FormEvent, useEffect, useId } from 'react';
import { useRevalidator } from 'react-router';
import { useFocusBack } from '#modules/library/web/widgets/use-focus-back.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { KeptNotice } from '#platform/web/kept-notice.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { Button } from '#ui/button.tsx';
import { editCaseUpdate } from '../case-update.contract.ts';
import type { CaseUpdate } from '../cases.contract.ts';
import css from './case-author-form.module.css';
import { CaseUpdateFields } from './case-update-fields.tsx';
import { useCaseUpdate } from './use-case-update.ts';

type Written = Pick<CaseUpdate, 'title' | 'text'>;

export interface CaseUpdateEditFormProps {
  caseId: string;
  update: CaseUpdate;
  onClose: () => void;
}

/** Corrects what was told. Nobody is told again. */
export function CaseUpdateEditForm({ caseId, update, onClose }: CaseUpdateEditFormProps) {
  const t = useTexts('cases');
  const id = useId();
  useFocusBack();
  const { revalidate } = useRevalidator();
  const { run, pending, failure } = useCommand(editCaseUpdate);
  const before: Written = { title: update.title, text: update.text };
  const kept = useKeptWriting(before, { name: 'case-update-edit', id: update.id, version: update.edits });
  const { written, version, restored, discard, forget, goOnFrom } = kept;
  const { isComplete, accepted, setAccepted, shown } = useCaseUpdate(failure);

  // What stands there by now is put beside it: saving again is a decision made with it in sight.
  const current = failure?.code === 'cases.staleUpdate' ? (failure.body.details?.current as CaseUpdate) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useEffect(() => {
    if (current === null) return;
    goOnFrom(current.edits);
    void revalidate();
  }, [failure]);

  function change(values: Partial<Written>) {
    kept.change(values);
    setAccepted(false);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { title, text } = written;
    if (!isComplete(title, text)) return;
    const output = await run({ id: caseId, updateId: update.id, edits: version, title, text, acceptIdentifiers: accepted });
    if (output === null) return;
    close();
    await revalidate();
  }

  function close() {
    forget();
    onClose();
  }

  return (
    <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      {restored && <KeptNotice onDiscard={discard} />}
      <CaseUpdateFields id={id} caseId={caseId} title={written.title} text={written.text} onChange={change} {...shown} />
      <OtherVersion
        failure={failure}
        kept={{ written }}
        names={{ title: t('page.author.updateTitle'), text: t('page.author.updateText') }}
      />
      <div className={css.foot}>
        <Button variant="quiet" onClick={close}>
          {t('page.cancel')}
        </Button>
        <Button variant="primary" type="submit" pending={pending} pendingLabel={t('page.loading')}>
          {t('page.author.saveUpdate')}
        </Button>
      </div>
    </form>
  );
}

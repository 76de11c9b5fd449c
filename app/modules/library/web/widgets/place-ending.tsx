import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useGo } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { PlaceClosing } from '../../place-closing.contract.ts';
import css from './place-ending.module.css';

/** A command about one place. `run` resolves to null where it failed. */
interface Act<Input extends unknown[], Output> {
  readonly run: (...input: Input) => Promise<Output | null>;
  readonly pending: boolean;
  readonly failure: CallFailure | null;
}

export interface PlaceEndingProps {
  place: {
    readonly name: string;
    readonly closing: PlaceClosing | null;
    readonly can: { readonly close: boolean; readonly reopen: boolean; readonly delete: boolean };
  };
  close: Act<[], { closed: boolean }>;
  reopen: Act<[], { closed: boolean }>;
  /** Given the name that was typed. */
  erase: Act<[name: string], unknown>;
  /** Where whoever deleted it is led. */
  listPath: string;
  /** Texts of the caller: `closing` and `form.saving`. */
  t: Translate;
}

/** For the owner of a place: closing it, opening it again, deleting it. */
export function PlaceEnding(props: PlaceEndingProps) {
  const { place, t } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.ending}>
      <h2 id={id} className="t-title">
        {t('closing.title')}
      </h2>
      <Closing {...props} />
      {place.can.delete && <Deleting {...props} />}
    </section>
  );
}

function Closing({ place: { can, closing }, close, reopen, t }: PlaceEndingProps) {
  const { revalidate } = useRevalidator();
  const { message } = useFailure(close.failure ?? reopen.failure);

  async function change(act: typeof close) {
    const done = await act.run();
    if (done === null) return;
    showToast(t(done.closed ? 'closing.closedDone' : 'closing.reopenedDone'));
    await revalidate();
  }

  return (
    <div className="stack-s">
      <p className="muted">{t(closing === null ? 'closing.closeText' : closing.byStaff ? 'closing.byStaff' : 'closing.reopenText')}</p>
      {can.close && (
        <div>
          <Button icon="lock" pending={close.pending} pendingLabel={t('form.saving')} onClick={() => void change(close)}>
            {t('closing.close')}
          </Button>
        </div>
      )}
      {can.reopen && (
        <div>
          <Button pending={reopen.pending} pendingLabel={t('form.saving')} onClick={() => void change(reopen)}>
            {t('closing.reopen')}
          </Button>
        </div>
      )}
      {message !== null && <p role="alert">{message}</p>}
    </div>
  );
}

function Deleting({ place, erase: { run, pending, failure }, listPath, t }: PlaceEndingProps) {
  const go = useGo();
  const formId = useId();
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const { message, fields } = useFailure(failure);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if ((await run(name)) === null) return;
    showToast(t('closing.deletedDone'));
    go(listPath);
  }

  return (
    <div className="stack-s">
      <p className="muted">{t('closing.deleteText')}</p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('closing.delete')}
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        size="s"
        title={t('closing.deleteTitle')}
        description={t('closing.deleteText')}
        closeLabel={t('closing.keep')}
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('closing.keep')}
            </Button>
            <Button type="submit" form={formId} variant="danger" pending={pending} pendingLabel={t('form.saving')}>
              {t('closing.deleteNow')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="stack" onSubmit={(event) => void handleSubmit(event)}>
          <Field label={t('closing.deleteName', { name: place.name })} error={fields.name ?? message}>
            {(control) => <TextInput {...control} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />}
          </Field>
        </form>
      </Dialog>
    </div>
  );
}

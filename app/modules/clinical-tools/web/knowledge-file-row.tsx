import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Status } from '#ui/status.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { type KnowledgeFile, PROFESSIONS, reviewFile } from '../knowledge-desk.contract.ts';
import css from './knowledge-desk.module.css';

const TONE = { drafted: 'none', reviewed: 'done', lapsed: 'waiting' } as const;

/** One file; who has read it as it stands there now may be put down. */
export function KnowledgeFileRow({ file: first }: { file: KnowledgeFile }) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const [file, setFile] = useState(first);
  const [open, setOpen] = useState(false);
  const [reviewer, setReviewer] = useState('');
  const [profession, setProfession] = useState<(typeof PROFESSIONS)[number]>('pharmacist');
  const { run, pending, failure } = useCommand(reviewFile);
  const { message, fields } = useFailure(failure);

  async function mark() {
    const marked = await run({ path: file.path, hash: file.hash, reviewer, profession });
    if (marked === null) return;
    setFile(marked);
    setOpen(false);
    showToast(t('desk.marked'));
  }

  return (
    <li className={css.file}>
      <div>
        <b>{file.name}</b>
        <p className={css.path}>{file.path}</p>
        <p>
          <Status tone={TONE[file.state]}>{t(`desk.state.${file.state}`)}</Status>{' '}
          {file.reviewer !== null && file.reviewedAt !== null && (
            <span className="small muted">{t('desk.by', { by: file.reviewer, date: formatDate(language, file.reviewedAt) })}</span>
          )}
        </p>
      </div>
      <Button size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('desk.mark')}
      </Button>
      {open && (
        <form
          noValidate
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void mark();
          }}
        >
          <Field label={t('desk.reviewer')} error={fields.reviewer ?? message}>
            {(control) => (
              <TextInput {...control} autoComplete="off" value={reviewer} onChange={(event) => setReviewer(event.target.value)} />
            )}
          </Field>
          <Field label={t('desk.profession')}>
            {(control) => (
              <Select
                {...control}
                options={PROFESSIONS.map((value) => ({ value, label: t(`desk.professions.${value}`) }))}
                value={profession}
                onChange={(event) => setProfession(PROFESSIONS.find((one) => one === event.target.value) ?? 'pharmacist')}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" pending={pending} pendingLabel={t('save.pending')}>
            {t('save.run')}
          </Button>
        </form>
      )}
    </li>
  );
}

import { useTexts } from '#platform/web/i18n.tsx';
import { WholeInput } from '#platform/web/whole-text.tsx';
import { MetaLine } from '#ui/byline.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import type { DraftWorkplace } from '../profile-draft.contract.ts';
import { MAX_WORKPLACES } from '../profile-entries.contract.ts';
import { fieldId } from './draft-problems.tsx';
import css from './entry-list.module.css';
import { EntryList } from './entry-list.tsx';
import { YearField } from './year-field.tsx';

export interface WorkplaceEditorProps {
  rows: readonly DraftWorkplace[];
  problems: Readonly<Record<string, string>>;
  onChange: (rows: DraftWorkplace[]) => void;
}

export function WorkplaceEditor({ rows, problems, onChange }: WorkplaceEditorProps) {
  const t = useTexts('profiles');
  const text = (path: string, field: 'name' | 'role' | 'city', row: DraftWorkplace, change: (change: Partial<DraftWorkplace>) => void) => (
    <Field
      id={fieldId(`${path}.${field}`)}
      label={t(`entries.field.${field}`)}
      note={field !== 'name' && t('edit.optional')}
      error={problems[`${path}.${field}`]}
      {...(field === 'name' && { className: css.wide ?? '', required: true })}
    >
      {(control) => (
        <WholeInput {...control} value={row[field]} maxLength={200} onChange={(event) => change({ [field]: event.target.value })} />
      )}
    </Field>
  );
  return (
    <EntryList
      list="workplaces"
      rows={rows}
      max={MAX_WORKPLACES}
      firstField="name"
      blank={(id) => ({ id, name: '', role: '', city: '', fromYear: '', toYear: '', current: true })}
      summary={({ name, role, city, fromYear, toYear, current }) => ({
        title: name,
        detail: <MetaLine>{[role, city, fromYear && `${fromYear}–${current ? t('entries.today') : toYear}`].filter(Boolean)}</MetaLine>,
      })}
      problems={problems}
      onChange={onChange}
      fields={(row, path, change) => (
        <>
          {text(path, 'name', row, change)}
          {text(path, 'role', row, change)}
          {text(path, 'city', row, change)}
          <YearField path={`${path}.fromYear`} value={row.fromYear} problems={problems} onChange={(fromYear) => change({ fromYear })} />
          <YearField
            path={`${path}.toYear`}
            value={row.current ? '' : row.toYear}
            disabled={row.current}
            problems={problems}
            onChange={(toYear) => change({ toYear })}
          />
          <Checkbox
            className={css.wide}
            label={t('entries.current')}
            checked={row.current}
            onChange={(event) => change({ current: event.target.checked })}
          />
        </>
      )}
    />
  );
}

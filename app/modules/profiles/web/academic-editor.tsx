import { fetchCourses, fetchInstitutes } from '#modules/reference/career.contract.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { MetaLine } from '#ui/byline.tsx';
import { Field } from '#ui/field.tsx';
import { SuggestedInput } from '#ui/suggested-input.tsx';
import type { DraftAcademic } from '../profile-draft.contract.ts';
import { MAX_ACADEMICS } from '../profile-entries.contract.ts';
import { fieldId } from './draft-problems.tsx';
import css from './entry-list.module.css';
import { EntryList } from './entry-list.tsx';
import { YearField } from './year-field.tsx';

export interface AcademicEditorProps {
  rows: readonly DraftAcademic[];
  problems: Readonly<Record<string, string>>;
  onChange: (rows: DraftAcademic[]) => void;
}

const SUGGESTED = 12;
const courses = async (query: string, signal: AbortSignal) =>
  (await callOverHttp(fetchCourses, { query, limit: SUGGESTED }, { signal })).data.map(({ name }) => name);
const institutes = async (query: string, signal: AbortSignal) =>
  (await callOverHttp(fetchInstitutes, { query, limit: SUGGESTED }, { signal })).data.map(({ name }) => name);

export function AcademicEditor({ rows, problems, onChange }: AcademicEditorProps) {
  const t = useTexts('profiles');
  return (
    <EntryList
      list="academics"
      rows={rows}
      max={MAX_ACADEMICS}
      firstField="course"
      blank={(id) => ({ id, course: '', institute: '', fromYear: '', toYear: '' })}
      summary={({ course, institute, fromYear, toYear }) => ({
        title: course,
        detail: <MetaLine>{[institute, [fromYear, toYear].filter(Boolean).join('–')].filter(Boolean)}</MetaLine>,
      })}
      problems={problems}
      onChange={onChange}
      fields={(row, path, change) => (
        <>
          <Field
            id={fieldId(`${path}.course`)}
            label={t('entries.field.course')}
            help={t('entries.courseHelp')}
            error={problems[`${path}.course`]}
            className={css.wide}
            required
          >
            {(control) => (
              <SuggestedInput
                control={control}
                value={row.course}
                maxLength={200}
                find={courses}
                onChange={(course) => change({ course })}
              />
            )}
          </Field>
          <Field
            id={fieldId(`${path}.institute`)}
            label={t('entries.field.institute')}
            error={problems[`${path}.institute`]}
            className={css.wide}
            required
          >
            {(control) => (
              <SuggestedInput
                control={control}
                value={row.institute}
                maxLength={200}
                find={institutes}
                onChange={(institute) => change({ institute })}
              />
            )}
          </Field>
          <YearField
            path={`${path}.fromYear`}
            optional
            value={row.fromYear}
            problems={problems}
            onChange={(fromYear) => change({ fromYear })}
          />
          <YearField path={`${path}.toYear`} optional value={row.toYear} problems={problems} onChange={(toYear) => change({ toYear })} />
        </>
      )}
    />
  );
}

import { memo, type ReactNode } from 'react';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { ComposeForm } from './compose-form.tsx';
import css from './compose-line-rows.module.css';
import { changed, type Keyed } from './compose-list.tsx';
import { ComposeRows } from './compose-rows.tsx';
import { ComposeSection } from './compose-section.tsx';
import type { DraftDesk } from './use-draft.ts';

/** Sections whose rows are nothing but lines of text. */
export type LineSection = 'studies' | 'timeline' | 'takeHome' | 'references';

interface Line {
  readonly name: string;
  /** Beside the next one on wide screens. */
  readonly width?: 'short' | 'half';
  readonly look?: 'area';
}

export const LINES: Readonly<Record<LineSection, readonly Line[]>> = {
  studies: [{ name: 'title' }, { name: 'finding', look: 'area' }],
  timeline: [{ name: 'when', width: 'short' }, { name: 'text' }],
  takeHome: [{ name: 'text' }],
  references: [{ name: 'title' }, { name: 'source' }, { name: 'year', width: 'short' }, { name: 'url' }],
};

export interface LineRowsProps {
  section: LineSection;
  rows: ComposeForm[LineSection];
  update: DraftDesk['update'];
  errors: Readonly<Record<string, string>>;
  /** Of the case: what is typed is read out in it. */
  language: string;
  max: number;
  make: () => Keyed;
  /** What there is to know of a row, below its fields. */
  noteOf?: (row: Readonly<Record<string, string>>) => ReactNode;
}

/** Studies, timeline, take-home points and references. */
export const LineRows = memo(function LineRows({ section, rows, update, errors, language, max, make, noteOf }: LineRowsProps) {
  const t = useTexts('cases');
  const lines: readonly Keyed[] = rows;
  const textsOf = (row: Keyed) => row as unknown as Readonly<Record<string, string>>;
  const change = (make: (known: readonly Keyed[]) => readonly Keyed[]) => update(section, (known) => make(known) as typeof known);
  return (
    <ComposeSection name={section} title={t(`compose.${section}.title`)} note={t(`compose.${section}.note`)}>
      <ComposeRows
        rows={lines}
        onChange={change}
        nameOf={(_, i) => t(`compose.${section}.row`, { number: i + 1 })}
        make={lines.length < max ? make : null}
        addLabel={t(`compose.${section}.add`)}
      >
        {(row, i) => (
          <div className={css.lines}>
            {LINES[section].map(({ name, width, look }) => (
              <LineField
                key={name}
                id={fieldId(`${section}.${i}.${name}`)}
                label={t(`compose.${section}.field.${name}`)}
                value={textsOf(row)[name] ?? ''}
                onValue={(text) => change((known) => changed(known, row.key, { [name]: text } as Partial<Keyed>))}
                error={errors[`${i}.${name}`]}
                language={language}
                className={width === 'short' ? css.short : css.long}
                look={look}
              />
            ))}
            {noteOf?.(textsOf(row))}
          </div>
        )}
      </ComposeRows>
    </ComposeSection>
  );
});

interface LineFieldProps {
  id: string;
  label: string;
  value: string;
  onValue: (text: string) => void;
  error: string | undefined;
  language: string;
  className?: string | undefined;
  look?: 'area' | undefined;
}

function LineField({ id, label, value, onValue, error, language, className, look }: LineFieldProps) {
  const isPlain = id.endsWith('-year') || id.endsWith('-url');
  return (
    <Field id={id} label={label} error={error} className={classNames(className)}>
      {(control) =>
        isPlain ? (
          <TextInput
            {...control}
            value={value}
            inputMode={id.endsWith('-url') ? 'url' : 'numeric'}
            onChange={(event) => onValue(event.currentTarget.value)}
          />
        ) : (
          <TextArea
            {...control}
            look={look ?? 'line'}
            lang={language}
            value={value}
            onChange={(event) => onValue(event.currentTarget.value)}
          />
        )
      }
    </Field>
  );
}

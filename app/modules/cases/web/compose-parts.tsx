import { memo, useEffect, useState } from 'react';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { chipClass, chipsClass } from '#ui/chip.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { ComposeForm } from './compose-form.tsx';
import { changed, newKey } from './compose-list.tsx';
import { ComposeRows } from './compose-rows.tsx';
import { ComposeSection } from './compose-section.tsx';
import type { DraftDesk } from './use-draft.ts';

export type PartSection = 'history' | 'examination' | 'disclosure';

/** Where the names of the kinds stand: the page and the composer say the same. */
export const KIND_TEXTS: Readonly<Record<PartSection, string>> = {
  history: 'page.historyKind',
  examination: 'page.examKind',
  disclosure: 'page.step',
};

export interface PartsProps {
  section: PartSection;
  kinds: readonly string[];
  rows: ComposeForm[PartSection];
  update: DraftDesk['update'];
  errors: Readonly<Record<string, string>>;
  language: string;
}

/** Texts by kind, each kind once: history, examination, and the steps that may be held back. */
export const ComposeParts = memo(function ComposeParts({ section, kinds, rows, update, errors, language }: PartsProps) {
  const t = useTexts('cases');
  const [added, setAdded] = useState<string | null>(null);
  const open = kinds.filter((kind) => rows.every((row) => row.kind !== kind));
  const nameOf = (kind: string) => t(`${KIND_TEXTS[section]}.${kind}`);
  const steps = section === 'disclosure' ? (rows as ComposeForm['disclosure']) : null;

  useEffect(() => {
    if (added !== null) document.querySelector<HTMLElement>(`[data-row="${added}"] textarea`)?.focus();
  }, [added]);

  function handleAdd(kind: string) {
    const row = { key: newKey(), kind, text: '', held: true };
    update(section, (known) => (section === 'disclosure' ? [...known, row] : [...known, { key: row.key, kind, text: '' }]) as typeof known);
    setAdded(row.key);
  }

  return (
    <ComposeSection name={section} title={t(`compose.${section}.title`)} note={t(`compose.${section}.note`)}>
      <ComposeRows
        rows={rows}
        onChange={(make) => update(section, (known) => make(known) as typeof known)}
        nameOf={(row) => nameOf(row.kind)}
        make={null}
        addLabel=""
      >
        {(row, i) => (
          <>
            <Field id={fieldId(`${section}.${i}.text`)} label={nameOf(row.kind)} error={errors[`${i}.text`]}>
              {(control) => (
                <TextArea
                  {...control}
                  look={steps === null ? 'line' : 'area'}
                  lang={language}
                  value={row.text}
                  onChange={({ currentTarget }) =>
                    update(
                      section,
                      (known) => changed<(typeof known)[number]>(known, row.key, { text: currentTarget.value }) as typeof known,
                    )
                  }
                />
              )}
            </Field>
            {steps !== null && (
              <Switch
                label={t('compose.disclosure.hold', { name: nameOf(row.kind) })}
                checked={steps[i]?.held ?? true}
                onChange={({ currentTarget }) => update('disclosure', (known) => changed(known, row.key, { held: currentTarget.checked }))}
              />
            )}
          </>
        )}
      </ComposeRows>
      {open.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce these as fields; they are buttons.
        <div role="group" aria-label={t(`compose.${section}.add`)} className={chipsClass}>
          {open.map((kind) => (
            <button key={kind} type="button" className={chipClass()} onClick={() => handleAdd(kind)}>
              <Icon of="plus" size="s" decorative />
              {nameOf(kind)}
            </button>
          ))}
        </div>
      )}
    </ComposeSection>
  );
});

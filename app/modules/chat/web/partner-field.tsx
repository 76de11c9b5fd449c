import { search } from '#modules/search/search.contract.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { MultiCombobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';

export interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly speciality: string | null;
}

export interface PartnerFieldProps {
  value: readonly Chosen[];
  onChange: (value: Chosen[]) => void;
  error?: string | undefined;
  help?: string | undefined;
}

/** Colleagues, found by name. */
export function PartnerField({ value, onChange, error, help }: PartnerFieldProps) {
  const t = useTexts('chat');
  const speciality = useTexts('reference');
  return (
    <Field label={t('new.who')} error={error} help={help}>
      {(control) => (
        <MultiCombobox<Chosen>
          {...control}
          value={value}
          onValueChange={onChange}
          find={findColleagues}
          itemId={({ id }) => id}
          itemLabel={({ name }) => name}
          renderItem={({ name, speciality: slug }) => (
            <span>
              <span className="strong">{name}</span>
              {slug !== null && <span className="small muted">{` · ${speciality(`speciality.${slug}`)}`}</span>}
            </span>
          )}
          removeLabel={({ name }) => t('new.remove', { name })}
          labels={{
            placeholder: t('new.placeholder'),
            clear: t('new.clear'),
            searching: t('new.searching'),
            failed: t('new.failed'),
            nothing: (q) => t('new.nothing', { q }),
          }}
        />
      )}
    </Field>
  );
}

async function findColleagues(q: string): Promise<Chosen[]> {
  const { data } = await callOverHttp(search, { q, kind: 'people' });
  return data
    .flatMap((found) => (found.type === 'person' ? [found.member] : []))
    .map(({ id, name, speciality }) => ({ id, name, speciality }));
}

/** What was asked about a dose, as the first words of a case where nothing was worked out. Pure. */
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { DosageFound } from '../dosage.contract.ts';
import { asksGestation, asksPregnancy, type DosageForm } from './dosage-question.tsx';
import { inlineName } from './inline-name.tsx';
import type { NamesHere } from './knowledge-here.tsx';
import { termLines } from './term-names.tsx';

export function dosageLines(
  { t, language }: { t: Translate; language: Language },
  form: DosageForm,
  answer: DosageFound | null,
  names: NamesHere,
): string[] {
  const nameIn = (list: readonly { readonly id: string; readonly name: string }[] | undefined, id: string) =>
    list?.find((one) => one.id === id)?.name ?? id;
  const said = (part: string, words: string) => (words === '' ? '' : `${t(`dosage.field.${part}`)}: ${words}`);
  const measured = (value: string, unit: string) => (value === '' ? '' : `${value} ${unit}`);
  const mayBePregnant = asksPregnancy(form);
  const weeks = form.pregnancy === 'yes' ? t('calculator.yes') : measured(form.pregnancy, t('dosage.weeks'));
  return [
    [answer?.drug?.name ?? form.drug, nameIn(answer?.indications, form.indication), nameIn(answer?.routes, form.route)]
      .filter(Boolean)
      .join(', '),
    [
      said('age', form.age && measured(form.age, t(`dosage.ageUnit.${form.ageUnit}`))),
      asksGestation(form, language) && said('gestation', measured(form.gestation, t('dosage.weeks'))),
      said('sex', form.sex && inlineName(t(`patient.${form.sex}`))),
      said('weight', measured(form.weight, 'kg')),
      said('height', measured(form.height, 'cm')),
      said('creatinine', measured(form.creatinine, form.creatinineUnit)),
      said('hepatic', form.hepatic && t('dosage.childPugh', { class: form.hepatic })),
      said('dialysis', form.dialysis && inlineName(t(`dosage.dialysis.${form.dialysis}`))),
      mayBePregnant && said('pregnancy', weeks),
      mayBePregnant && said('lactating', form.lactating && t('calculator.yes')),
    ]
      .filter(Boolean)
      .join(', '),
    ...termLines(t, form, names),
  ];
}

/** What the words of an indication say beside which doses are meant: of the patient, and that they only come near. */
import type { Dosing } from '@kolegia/clinical-knowledge/dosing-schema';
import type { DosingPatient, Indication, Warning } from './dosage.ts';
import { conditionsNamed, type Meant } from './indications.ts';
import type { KnownPatient } from './patient.ts';
import { fits } from './population.ts';
import type { DosingBase } from './prepare.ts';
import { join, say } from './wording.ts';

/** Of the patient’s age and weight, as far as they are known, by the route that was asked for. */
export const hasDoseFor =
  (patient: KnownPatient, route: string | undefined) =>
  ({ regimens }: Dosing): boolean =>
    regimens.some((regimen) => {
      const fit = fits(regimen, patient);
      return (route === undefined || regimen.route === route) && fit !== 'age' && fit !== 'weight';
    });

/** No title names it: what is shown is said, so that the reader judges whether it is meant. */
export const nearWarning = (asked: string | undefined, chosen: readonly Indication[]): Warning => ({
  kind: 'regimen',
  level: 'info',
  key: 'nearIndication',
  text: say('warning.nearIndication', {
    indication: asked?.trim() ?? '',
    indications: join(
      chosen.map(({ name }) => name),
      '; ',
    ),
  }),
  sources: [],
});

/** What the words of the indication say of the patient: a pregnancy; and an illness that the dose is not written for may forbid the drug. */
export function asToldBy({ knowledge }: DosingBase, asked: string | undefined, meant: Meant, given: DosingPatient): DosingPatient {
  const isPregnant = meant.isPregnant === true && given.pregnancyWeek === undefined && given.sex !== 'male';
  const isWritten = asked === undefined || (meant.ids.size > 0 && meant.isNear !== true);
  const illnesses = isWritten ? [] : conditionsNamed(knowledge, asked);
  return {
    ...given,
    ...(isPregnant ? { pregnancyWeek: 0 } : {}),
    ...(meant.isLactating === true ? { lactating: true } : {}),
    ...(illnesses.length === 0 ? {} : { conditions: [...new Set([...(given.conditions ?? []), ...illnesses])] }),
  };
}

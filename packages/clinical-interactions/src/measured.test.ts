/** A value that is typed says as much as the word for it that is chosen. */
import { expect, it } from 'vitest';
import { base } from '../testing/real-base.ts';
import { checkInteractions } from './check.ts';
import type { Patient } from './finding.ts';

const alertsOf = (drug: string, patient: Patient) =>
  checkInteractions(base, { drugs: [{ id: drug }], patient }).alerts.map(({ kind, about, severity }) => `${kind} ${about} ${severity}`);

it.each([
  ['nilotinib', { potassium: 3.1 }, 'condition hypokalaemia contraindicated'],
  ['artemether-lumefantrine', { potassium: 3.4 }, 'condition hypokalaemia major'],
  ['digoxin', { potassium: 2.8 }, 'condition hypokalaemia moderate'],
  ['furosemide', { potassium: 3.2 }, 'condition hypokalaemia moderate'],
  ['furosemide', { potassium: 2.6 }, 'burden hypokalaemia major'],
  ['spironolactone', { potassium: 5.6 }, 'burden hyperkalaemia contraindicated'],
  ['domperidone', { qtc: 480 }, 'burden qt-prolongation'],
  ['starfruit', { egfr: 12 }, 'renal egfr<30 contraindicated'],
  ['jengkol', { egfr: 40 }, 'renal egfr<60 major'],
] satisfies [string, Patient, string][])('%s with %o: %s', (drug, patient, expected) => {
  expect(alertsOf(drug, patient).filter((alert) => alert.startsWith(expected))).toHaveLength(1);
});

it.each([3.5, 4.2, 5.4])('says nothing of potassium of %d mmol/L', (potassium) => {
  for (const drug of ['nilotinib', 'digoxin', 'furosemide', 'spironolactone', 'potassium-chloride'])
    expect(alertsOf(drug, { potassium })).toEqual([]);
});

it('says once what is typed and chosen as well, or a condition and an effect', () => {
  expect(alertsOf('nilotinib', { potassium: 3.1, conditions: ['hypokalaemia'] })).toEqual(alertsOf('nilotinib', { potassium: 3.1 }));
  const about = alertsOf('spironolactone', { potassium: 6, conditions: ['hyperkalaemia'] }).filter((alert) =>
    alert.includes('hyperkalaemia'),
  );
  expect(about).toHaveLength(1);
});

it.each([
  ['ketoconazole', 'liver-failure', 'condition liver-disease contraindicated'],
  ['indometacin', 'acute-decompensated-heart-failure', 'condition heart-failure major'],
  ['diclofenac', 'recent-myocardial-infarction', 'condition ischaemic-heart-disease contraindicated'],
  ['ergotamine', 'uncontrolled-hypertension', 'condition hypertension'],
  ['carbetocin', 'renal-failure', 'condition renal-impairment contraindicated'],
  ['gliclazide', 'anuria', 'condition renal-failure'],
  ['vinblastine', 'active-tuberculosis', 'condition active-infection'],
  ['oral-contraceptive-combined', 'hypertension', 'condition hypertension major'],
  ['ibuprofen', 'asthma', 'condition asthma moderate'],
  ['simvastatin', 'liver-disease', 'condition liver-disease moderate'],
])('of %s with %s: %s', (drug, condition, expected) => {
  expect(alertsOf(drug, { conditions: [condition] }).filter((alert) => alert.startsWith(expected))).toHaveLength(1);
});

it('says the narrower of two conditions where it is as grave, and never the wider one for the narrower', () => {
  expect(alertsOf('simvastatin', { conditions: ['liver-failure'] })).toEqual(['condition liver-failure contraindicated']);
  expect(alertsOf('oral-contraceptive-combined', { conditions: ['uncontrolled-hypertension'] })).toEqual([
    'condition uncontrolled-hypertension contraindicated',
  ]);
  expect(alertsOf('oral-contraceptive-combined', { conditions: ['liver-disease'] })).toEqual([]);
  // Of tuberculosis the file says less than of other infections; who has both is told of both.
  expect(alertsOf('prednisolone', { conditions: ['active-tuberculosis'] })).toEqual(['condition active-tuberculosis moderate']);
  expect(alertsOf('prednisolone', { conditions: ['active-tuberculosis', 'active-infection'] })).toContain(
    'condition active-infection major',
  );
});

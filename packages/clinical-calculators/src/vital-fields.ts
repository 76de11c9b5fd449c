/** Inputs that many calculators share, with the bounds of what a patient can have. */
import { choice, decimal, measure, whole } from './field.ts';

export const adultAge = measure('age', 'years', 18, 120);
export const anyAge = measure('age', 'years', 0, 120);
export const sex = choice('female', 'male');
export const weight = measure('weight', 'kg', 0.3, 400);
export const adultWeight = measure('weight', 'kg', 25, 400);
export const height = measure('length', 'cm', 30, 250);
export const adultHeight = measure('length', 'cm', 120, 250);

export const temperature = measure('temperature', '°C', 20, 45);
export const pulse = measure('rate', '/min', 0, 350);
export const breathing = measure('rate', '/min', 0, 120);
export const systolic = measure('pressure', 'mmHg', 0, 320);
export const diastolic = measure('pressure', 'mmHg', 0, 220);
export const meanPressure = measure('pressure', 'mmHg', 0, 260);
export const saturation = measure('percent', '%', 20, 100);
export const inspiredOxygen = measure('fraction', '%', 21, 100);
export const comaScale = whole(3, 15);

export const creatinine = measure('creatinine', 'mg/dL', 0.1, 30);
export const urea = measure('urea', 'BUN mg/dL', 1, 250);
export const sodium = measure('sodium', 'mmol/L', 90, 200);
export const potassium = measure('potassium', 'mmol/L', 1, 12);
export const chloride = measure('chloride', 'mmol/L', 50, 160);
export const bicarbonate = measure('bicarbonate', 'mmol/L', 1, 60);
export const glucose = measure('glucose', 'mg/dL', 10, 2000);
export const albumin = measure('albumin', 'g/dL', 0.5, 6.5);
export const bilirubin = measure('bilirubin', 'mg/dL', 0.1, 60);
export const inr = decimal(0.5, 20);
export const calcium = measure('calcium', 'mg/dL', 3, 22);
export const haemoglobin = measure('haemoglobin', 'g/dL', 1, 26);
export const haematocrit = measure('haematocrit', '%', 5, 75);
export const platelets = measure('platelets', '10⁹/L', 1, 3000);
export const leucocytes = measure('leucocytes', '10⁹/L', 0.1, 500);
export const liverEnzyme = measure('enzyme', 'U/L', 1, 20000);
export const arterialOxygen = measure('gasPressure', 'mmHg', 15, 700);
export const arterialCarbonDioxide = measure('gasPressure', 'mmHg', 5, 200);
export const acidity = decimal(6.5, 8);

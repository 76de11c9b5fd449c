/**
 * Values calculated from vitals. Each returns undefined when the input cannot be a measurement,
 * for instance a diastolic pressure above the systolic one.
 */
export interface BloodPressure {
  /** mmHg */
  readonly systolic: number;
  /** mmHg */
  readonly diastolic: number;
}

const isPressure = ({ systolic, diastolic }: BloodPressure): boolean =>
  Number.isFinite(systolic) && Number.isFinite(diastolic) && diastolic >= 0 && systolic > 0 && systolic >= diastolic;

/**
 * MAP = diastolic + (systolic − diastolic) ÷ 3, in mmHg.
 * An estimate for a cuff pressure at a resting heart rate; an arterial line integrates the curve instead.
 */
export const meanArterialPressure = (bp: BloodPressure): number | undefined =>
  isPressure(bp) ? bp.diastolic + (bp.systolic - bp.diastolic) / 3 : undefined;

/**
 * Pulse pressure = systolic − diastolic, in mmHg. In dengue 20 or less means plasma leakage with impending shock
 * (WHO, Dengue: guidelines for diagnosis, treatment, prevention and control, 2009).
 */
export const pulsePressure = (bp: BloodPressure): number | undefined => (isPressure(bp) ? bp.systolic - bp.diastolic : undefined);

/**
 * Shock index = pulse ÷ systolic, no unit. Healthy adults 0.5–0.7; 0.9 or more goes with occult shock
 * (Allgöwer and Burri, 1967; Rady et al., Annals of Emergency Medicine 24, 1994). Adult bounds do not hold for children.
 */
export const shockIndex = (pulse: number, systolic: number): number | undefined =>
  Number.isFinite(pulse) && pulse >= 0 && Number.isFinite(systolic) && systolic > 0 ? pulse / systolic : undefined;

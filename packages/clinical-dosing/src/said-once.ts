/**
 * A file says of a failing organ that the drug must not be given, and its table of doses says so again for the band that the patient
 * is in. The band names the patient's own figure, so it speaks for both wherever it is at least as grave.
 */
import type { Warning } from './dosage.ts';
import { WARNING_LEVELS } from './dosage.ts';

const ORGANS: Readonly<Record<string, string>> = { renal: 'kidney', dialysis: 'kidney', hepatic: 'liver' };
const OF_BANDS = ['adjusted', 'bandCaution'];
const gravity = ({ level }: Warning) => -WARNING_LEVELS.indexOf(level);

export function saidOnce(alerts: readonly Warning[], others: readonly Warning[]): Warning[] {
  const said = [...others];
  const left = alerts.filter((alert) => {
    if (!alert.key.startsWith('organ.')) return true;
    const index = said.findIndex(
      (one) => OF_BANDS.includes(one.key) && ORGANS[one.kind] === ORGANS[alert.kind] && gravity(one) >= gravity(alert),
    );
    const band = said[index];
    if (band === undefined) return true;
    if (alert.level !== 'caution') said[index] = joined(band, alert);
    return false;
  });
  return [...left, ...said];
}

/** A mere caution says less than the dose that the source has for it; anything graver may say why. */
function joined(band: Warning, alert: Warning): Warning {
  const note = band.note ?? alert.note;
  const further = alert.sources.filter(
    (one) => !band.sources.some(({ id, of, section }) => one.id === id && one.of === of && one.section === section),
  );
  return { ...band, ...(note === undefined ? {} : { note }), sources: [...band.sources, ...further] };
}

import { detectAddresses } from './address-detector.ts';
import { detectAges } from './age-detector.ts';
import { detectContacts } from './contact-detector.ts';
import { detectDates } from './date-detector.ts';
import { detectFacilities } from './facility-detector.ts';
import { detectIdNumbers } from './id-number-detector.ts';
import type { Detector, Finding, FindOptions, Identifier } from './identifier.ts';
import { detectNames } from './name-detector.ts';
import { detectPhones } from './phone-detector.ts';
import { detectPlates } from './plate-detector.ts';
import { detectRecordNumbers } from './record-number-detector.ts';
import { asTyped } from './typed-text.ts';
import { deidentifyWording, fill } from './wording.ts';

/** The surer first: where two findings overlap, the earlier detector keeps the place. */
const DETECTORS: readonly Detector[] = [
  detectContacts,
  detectIdNumbers,
  detectPlates,
  detectRecordNumbers,
  detectPhones,
  detectDates,
  detectFacilities,
  detectAddresses,
  detectNames,
  detectAges,
];

function withoutOverlaps(findings: readonly Finding[], length: number): Finding[] {
  const taken = new Uint8Array(length);
  const kept: Finding[] = [];
  for (const finding of findings) {
    if (taken.subarray(finding.start, finding.end).includes(1)) continue;
    taken.fill(1, finding.start, finding.end);
    kept.push(finding);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/**
 * What may identify a patient in free text, sorted and without overlaps. Cues of both languages are always read, since
 * doctors mix them; `language` is that of the suggestions. A help for the author, not a guarantee: text without findings
 * may still identify.
 */
export function findIdentifiers(text: string, options: FindOptions): Identifier[] {
  const words = deidentifyWording[options.language];
  const replace = ({ replacement }: Finding): string | null => {
    if (replacement === null) return null;
    return 'literal' in replacement ? replacement.literal : fill(words.replace[replacement.key], replacement.values);
  };
  const typed = asTyped(text);
  const findings = DETECTORS.flatMap((detect) => [...detect(typed.text, options)]);
  return withoutOverlaps(findings, typed.text.length).map((finding) => {
    const start = typed.placeOf(finding.start);
    // Behind its last unit: what follows that, and nobody sees, is none of it.
    const end = typed.placeOf(finding.end - 1) + 1;
    const suggestion = { replace: replace(finding), reason: finding.reason };
    return { kind: finding.kind, start, end, text: text.slice(start, end), suggestion };
  });
}

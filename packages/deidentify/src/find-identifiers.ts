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

/** Digits, signs and letters as they are typed between Chinese or Japanese ones, at their usual width: each stays one unit long. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_AHEAD = 0xfee0;
const atUsualWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_AHEAD));

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
  const plain = atUsualWidth(text);
  const findings = DETECTORS.flatMap((detect) => [...detect(plain, options)]);
  return withoutOverlaps(findings, text.length).map((finding) => ({
    kind: finding.kind,
    start: finding.start,
    end: finding.end,
    text: text.slice(finding.start, finding.end),
    suggestion: { replace: replace(finding), reason: finding.reason },
  }));
}

/** A child that is hot and has cold hands: an early sign of sepsis, and in an adult a cold day. */
import type { SaidFinding } from './said-finding.ts';

const FINDING = 'leg-pain-and-cold-hands-in-febrile-child';
const CHILDHOOD = 16;
const COLD_HANDS =
  /(?<!\p{L})(?<!(?:no|not|without|tidak|tdk|bukan)\s)(?:(?:cold|icy|freezing|ice-cold)(?: (?:and )?(?:mottled|blotchy|pale|blue))? (?:hands?|feet|fingers)|(?:hands?|feet|fingers)(?: (?:and|&) (?:feet|hands))?(?: (?:is|are|feel|feels|were|felt|very|so|ice))* (?:cold|icy)|(?:tangan|kaki|telapak|ujung jari)(?:nya)?(?: (?:dan |& )?(?:tangan|kaki)(?:nya)?)?(?: (?:terasa|teraba|kok|malah|agak|jadi|sangat))* dingin)(?!\p{L})/giu;

export function coldHandsWithFever(text: string, ageYears: number | undefined, isHot: boolean): SaidFinding[] {
  if (!isHot || ageYears === undefined || ageYears >= CHILDHOOD) return [];
  return [...text.matchAll(COLD_HANDS)].map(({ 0: all, index }) => ({
    finding: FINDING,
    present: true,
    start: index,
    end: index + all.length,
  }));
}

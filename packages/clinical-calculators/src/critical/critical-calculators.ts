/** Emergency and intensive care: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { apache2 } from './apache.ts';
import { glasgowComa, revisedTrauma } from './coma-and-trauma.ts';
import { mews, news2, quickSofa, roxIndex, sirs } from './early-warning.ts';
import { canadianCSpine, canadianCtHead, nexus, pecarnChild, pecarnInfant } from './injury-rules.ts';
import { fourScore, injurySeverity, revisedBaux } from './injury-severity.ts';
import { sofa } from './organ-failure.ts';
import { apfel, ariscat, stopBang } from './perioperative.ts';
import { crb65, curb65, pneumoniaSeverity } from './pneumonia.ts';
import { paracetamolLine } from './poisoning.ts';
import { saps2 } from './simplified-acute-physiology.ts';
import { lrinec } from './soft-tissue-infection.ts';
import { shallowBreathing, staticCompliance, vasoactiveInotropic } from './ventilation.ts';
import { aldrete, braden, morseFalls, physicalStatus, richmond } from './ward-scales.ts';

export const CRITICAL: readonly ListedCalculator[] = [
  apache2,
  saps2,
  glasgowComa,
  revisedTrauma,
  canadianCtHead,
  canadianCSpine,
  nexus,
  pecarnInfant,
  pecarnChild,
  news2,
  mews,
  quickSofa,
  sirs,
  roxIndex,
  sofa,
  curb65,
  crb65,
  pneumoniaSeverity,
  stopBang,
  ariscat,
  apfel,
  lrinec,
  paracetamolLine,
  richmond,
  physicalStatus,
  aldrete,
  braden,
  morseFalls,
  shallowBreathing,
  staticCompliance,
  vasoactiveInotropic,
  injurySeverity,
  revisedBaux,
  fourScore,
];

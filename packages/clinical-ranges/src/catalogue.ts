/** The laboratory tests. About 105 kB of data: load it on demand in a browser, not with a first page. */
import bloodCount from '../data/analytes/blood-count.json' with { type: 'json' };
import bloodGas from '../data/analytes/blood-gas.json' with { type: 'json' };
import bodyFluids from '../data/analytes/body-fluids.json' with { type: 'json' };
import cardiacInflammation from '../data/analytes/cardiac-inflammation.json' with { type: 'json' };
import coagulationIron from '../data/analytes/coagulation-iron.json' with { type: 'json' };
import drugLevels from '../data/analytes/drug-levels.json' with { type: 'json' };
import electrolytesRenal from '../data/analytes/electrolytes-renal.json' with { type: 'json' };
import endocrineTumour from '../data/analytes/endocrine-tumour.json' with { type: 'json' };
import glucoseLipids from '../data/analytes/glucose-lipids.json' with { type: 'json' };
import liverEnzymesProteins from '../data/analytes/liver-enzymes-proteins.json' with { type: 'json' };
import serology from '../data/analytes/serology.json' with { type: 'json' };
import urineStool from '../data/analytes/urine-stool.json' with { type: 'json' };
import type { Analyte } from './analyte.ts';

/** JSON types are wider than ours; `catalogue.test.ts` checks every entry against them. */
const data: readonly unknown[] = [
  ...bloodCount,
  ...electrolytesRenal,
  ...glucoseLipids,
  ...liverEnzymesProteins,
  ...cardiacInflammation,
  ...bloodGas,
  ...coagulationIron,
  ...endocrineTumour,
  ...serology,
  ...urineStool,
  ...bodyFluids,
  ...drugLevels,
];

/** In the order a reader expects them: the everyday tests first. Search keeps this order among equals. */
export const analytes = data as readonly Analyte[];

const byId = new Map(analytes.map((analyte) => [analyte.id, analyte]));

export const analyteById = (id: string): Analyte | undefined => byId.get(id);

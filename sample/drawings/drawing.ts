import { ecg } from './ecg.ts';
import type { DrawingFamily } from './drawing-family.ts';
import { seededRandom } from './seeded-random.ts';
const families: Record<string, DrawingFamily> = { ecg };
export function drawing({ kind, params, seed }: any) { return families[kind]!.render(params, seededRandom(kind+seed), kind); }

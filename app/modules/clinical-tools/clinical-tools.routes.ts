import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const clinicalToolsRoutes = [
  route('medi-ai', './web/medi-ai.route.tsx'),
  route('medi-ai/history', './web/saved-checks.route.tsx'),
  route('drug-to-drug', './web/drug-to-drug.route.tsx'),
  route('drug-dosage', './web/drug-dosage.route.tsx'),
  route('differential-diagnosis', './web/differential-diagnosis.route.tsx'),
  route('calculators', './web/calculators.route.tsx'),
  route('calculators/:calculator', './web/calculator.route.tsx'),
];

/** At the staff desk, below /console. */
export const clinicalToolsDesks = [route('knowledge', './web/knowledge-desk.route.tsx')];

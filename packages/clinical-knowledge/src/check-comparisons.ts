/** A file that says it was compared with a text must still say what was compared. */
import { printOf } from './comparison-print.ts';
import type { Content } from './content.ts';
import type { Problem } from './yaml-file.ts';

export const checkComparisons = (content: Content): Problem[] =>
  [...content.drugs.values()].flatMap(({ value: drug, problem }) =>
    drug.compared.flatMap(({ facts, text, on, print }, index) =>
      print === printOf(drug, facts)
        ? []
        : [
            problem(
              ['compared', index],
              `${facts.join(', ')} changed since they were compared with “${text}” on ${on}: compare them again (npm run knowledge compared), or take this away`,
            ),
          ],
    ),
  );

/** The order of test files: a long one that begins last keeps one core busy while the other has nothing left to do. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose path holds one of `names`, in that order, and then the others. */
export const longestFirst = (names: readonly string[]) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const placeOf = ({ moduleId }: TestSpecification) => {
        const place = names.findIndex((name) => moduleId.includes(name));
        return place === -1 ? names.length : place;
      };
      return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
    }
  };

/** The order of test files: a long one that begins last keeps one core busy while the other has nothing left to do. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose path holds one of `first`, in that order, then the others, and those of `last`, in theirs, behind all. */
export const inOrder = ({ first = [], last = [] }: { first?: readonly string[]; last?: readonly string[] }) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const placeOf = ({ moduleId }: TestSpecification) => {
        const holds = (name: string) => moduleId.includes(name);
        const behind = last.findIndex(holds);
        if (behind !== -1) return first.length + 1 + behind;
        const place = first.findIndex(holds);
        return place === -1 ? first.length : place;
      };
      return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
    }
  };

import type { MouseEvent } from 'react';

/** For what takes its own row away, or moves it: after the first click of two, another row stands under the pointer. */
export const onFirstPress =
  (work: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    if (detail < 2) work();
  };

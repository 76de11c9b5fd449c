import type { ReactNode } from 'react';
import { FrameBody } from '#ui/frame.tsx';

/** What the skip link leads to, and where the focus goes after a navigation. */
export const MAIN_ID = 'main';

export interface PageBodyProps {
  children: ReactNode;
  /** The right column, named for screen readers. Below the page on narrow screens unless it is to be hidden there. */
  aside?: { label: string; content: ReactNode; hideWhenNarrow?: boolean } | undefined;
}

/** Every page's outermost element: its main landmark, and what stands beside it. `handle.frame` chooses the columns. */
export function PageBody({ children, aside }: PageBodyProps) {
  return (
    <FrameBody mainId={MAIN_ID} aside={aside}>
      {children}
    </FrameBody>
  );
}

import type { FrameProps } from '#ui/frame.tsx';

/** What a route tells the frame around it: `export const handle: RouteHandle = { texts: ['cases'], frame: 'read' }`. */
export interface RouteHandle {
  /** Namespaces of the texts that the page and its components show. */
  readonly texts?: readonly string[];
  /** Which columns the page has; `feed` unless named. */
  readonly frame?: FrameProps['kind'];
}

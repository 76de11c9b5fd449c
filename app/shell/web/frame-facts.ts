import { useRouteLoaderData } from 'react-router';
import type { ImageRef } from '#modules/media/media.contract.ts';

/** The signed-in reader as the frame shows them. */
export interface Me {
  readonly name: string;
  readonly firstName: string | null;
  readonly photo: ImageRef | null;
  /** Unread notifications when the document was made. */
  readonly unread: number;
  /** Conversations in which something waited then. */
  readonly unreadChats: number;
}

export interface FrameFacts {
  readonly me: Me | null;
}

/** Null for readers who are not signed in. */
export const useMe = (): Me | null => useRouteLoaderData<FrameFacts>('shell/web/frame.route')?.me ?? null;

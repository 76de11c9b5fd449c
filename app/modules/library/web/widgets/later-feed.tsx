import { later } from '#platform/web/later.tsx';
import type { FeedProps } from './feed.tsx';

export const LaterFeed = later<FeedProps>(async () => (await import('./feed.tsx')).Feed);

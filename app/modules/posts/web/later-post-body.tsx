import { later } from '#platform/web/later.tsx';
import type { PostBodyProps } from './post-body.tsx';

export const LaterPostBody = later<PostBodyProps>(async () => (await import('./post-body.tsx')).PostBody);

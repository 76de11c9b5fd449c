import { later } from '#platform/web/later.tsx';
import type { VideoBodyProps } from './video-body.tsx';

export const LaterVideoBody = later<VideoBodyProps>(async () => (await import('./video-body.tsx')).VideoBody);

import type { RouteHandle } from '#platform/web/route-handle.ts';
import { type Door, PlaceToCome } from './place-to-come.tsx';

export const handle: RouteHandle = { frame: 'work' };

const NOW: readonly Door[] = [
  { id: 'videos', path: '/video', icon: 'video' },
  { id: 'cases', path: '/cases', icon: 'stethoscope' },
  { id: 'news', path: '/news', icon: 'news' },
  { id: 'newsletters', path: '/newsletters', icon: 'mail' },
];
const LATER = ['live', 'cme', 'points'];

export default function LiveEventsRoute() {
  return <PlaceToCome place="liveEvents" art="calendar" now={NOW} later={LATER} />;
}

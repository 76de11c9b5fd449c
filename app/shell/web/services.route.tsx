import type { RouteHandle } from '#platform/web/route-handle.ts';
import { type Door, PlaceToCome } from './place-to-come.tsx';

export const handle: RouteHandle = { frame: 'work' };

const NOW: readonly Door[] = [
  { id: 'sage', path: '/medi-ai', icon: 'sparkles' },
  { id: 'communities', path: '/community', icon: 'users' },
  { id: 'forums', path: '/forums', icon: 'messages' },
  { id: 'experts', path: '/experts-near-you', icon: 'map-pin' },
];
const LATER = ['experts', 'practice', 'patients', 'surveys', 'wallet', 'plans'];

export default function ServicesRoute() {
  return <PlaceToCome place="services" art="clipboard" now={NOW} later={LATER} />;
}

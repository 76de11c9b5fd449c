import type { Section } from './sections.ts';

/** Pages that are looked for less often: /about and the palette lead to them. */
export const FURTHER_PLACES: readonly Section[] = [
  { id: 'specialities', path: '/specialities', icon: 'stethoscope' },
  { id: 'conditions', path: '/health-conditions', icon: 'book-2' },
  { id: 'services', path: '/services', icon: 'layout-grid' },
  { id: 'liveEvents', path: '/liveevents', icon: 'broadcast' },
  { id: 'moderationLog', path: '/moderation-log', icon: 'shield-check' },
];

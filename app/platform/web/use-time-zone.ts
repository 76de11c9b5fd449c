import { useSyncExternalStore } from 'react';
import { deviceTimeZone } from '../i18n/time-zone.ts';

const never = () => () => undefined;

/** The reader's own time zone; the server does not know it, and writes UTC until the page has come alive. */
export const useTimeZone = (): string => useSyncExternalStore(never, deviceTimeZone, () => 'UTC');

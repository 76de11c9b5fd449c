import { deviceTimeZone } from '../i18n/time-zone.ts';
import { useOnDevice } from './use-on-device.ts';

/** The reader's own time zone; the server does not know it, and writes UTC until the page has come alive. */
export const useTimeZone = (): string => useOnDevice(deviceTimeZone, 'UTC');

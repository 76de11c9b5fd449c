/** The right to watch stands in the address of each file of a video, for half an hour: a player takes another while it plays. */

const PASS = /\/video-files\/[^/]+\/[^/]+\//;

/** So that one that does not come can be asked for again. */
const RENEW_AFTER_MS = 10 * 60_000;

/** The address of the same file by what files begin with now: playlists that were read before name their pieces by the one of then. */
export const byAddress = (base: string, file: string): string => file.replace(PASS, base);

/** What everyone may watch has an address for good. */
export const isDue = (base: string, takenAt: number, now: number): boolean => !base.endsWith('/open/') && now - takenAt > RENEW_AFTER_MS;

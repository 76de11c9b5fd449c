/** Half a megabit a second: the slowest line on which sending a file is reckoned with. */
const BYTES_PER_MS = 62.5;

/** How long a file may be on its way, before anything else that takes time. */
export const sendingMs = (bytes: number): number => Math.ceil(bytes / BYTES_PER_MS);

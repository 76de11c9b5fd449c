/** Where a video is worked on: a folder on this machine, with the whole upload in it, that goes with the work. */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Four hours of video take about as long on two slow cores. */
export const MAX_HOURS = 6;

const NAME = 'video-';

/** Only one preparation of a video goes on: what lies here of the same is left by one that was cut off. */
export async function inWorkFolder<T>(workFolder: string, videoId: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(workFolder, { recursive: true });
  await clearLeftWork(workFolder, videoId);
  const folder = await mkdtemp(path.join(workFolder, `${NAME}${videoId}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A server that is killed takes nothing away: what is older than any work goes, and what is of `videoId`. */
export async function clearLeftWork(workFolder: string, videoId?: string): Promise<void> {
  const names = await readdir(workFolder).catch(() => []);
  const isOfVideo = (name: string) => videoId !== undefined && name.startsWith(`${NAME}${videoId}-`);
  for (const name of names.filter((one) => one.startsWith(NAME))) {
    const folder = path.join(workFolder, name);
    if (isOfVideo(name) || (await isOld(folder))) await rm(folder, { recursive: true, force: true });
  }
}

/** False where it has just gone. */
const isOld = (folder: string): Promise<boolean> =>
  stat(folder).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > MAX_HOURS * 3_600_000,
    () => false,
  );

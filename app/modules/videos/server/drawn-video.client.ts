/** Makes a file of moving pictures from a script, with a faint tone at every new scene. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shareFont } from '#modules/library/server/library.public.ts';
import type { DrawnVideo } from '../drawn-video.contract.ts';
import { DRAWN_GROUND, DRAWN_HEIGHT, DRAWN_WIDTH, drawnScript } from './drawn-frames.view.ts';
import { runFfmpeg, type VideoPrograms } from './ffmpeg.client.ts';

const FRAME_RATE = 15;
const FILE = 'drawn.mp4';

/** The name of the file in the working folder. */
export async function drawVideo(programs: VideoPrograms, script: DrawnVideo, place: { cwd: string; signal: AbortSignal }): Promise<string> {
  const fonts = path.join(place.cwd, 'fonts');
  await mkdir(fonts, { recursive: true });
  for (const name of ['sans', 'serif'] as const) await copyFile((await shareFont(name)).file, path.join(fonts, `${name}.ttf`));
  await writeFile(path.join(place.cwd, 'drawn.ass'), drawnScript(script));
  const seconds = script.scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  await runFfmpeg(
    programs,
    [
      ...['-v', 'error', '-f', 'lavfi', '-i', `color=c=0x${DRAWN_GROUND}:s=${DRAWN_WIDTH}x${DRAWN_HEIGHT}:r=${FRAME_RATE}:d=${seconds}`],
      ...['-f', 'lavfi', '-i', `aevalsrc=exprs=${tones(script)}:s=48000:d=${seconds}`],
      ...['-vf', 'ass=drawn.ass:fontsdir=fonts', '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '16', '-pix_fmt', 'yuv420p'],
      ...['-c:a', 'aac', '-b:a', '96k', '-t', String(seconds), FILE],
    ],
    place,
  );
  return FILE;
}

/** A short tone as each scene begins, a step higher every time, dying away within a second. */
function tones({ scenes }: DrawnVideo): string {
  let begin = 0;
  const parts = scenes.map((scene, n) => {
    const pitch = 392 * 2 ** (n / 6);
    const tone = `gte(t\\,${begin})*0.04*sin(${Math.round(2 * Math.PI * pitch)}*t)*exp(-4*max(0\\,t-${begin}))`;
    begin += scene.seconds;
    return tone;
  });
  return `'${parts.join('+')}'`;
}

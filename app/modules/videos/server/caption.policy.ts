/** Captions as authors write them (WebVTT, or SubRip as most programs export it) and as players read them. */
import type { Cue } from '../videos.contract.ts';

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})`;
const TIMING = new RegExp(`^\\s*${TIME}\\s*-->\\s*${TIME}(?:\\s|$)`);
const MAX_CUES = 6000;
const MAX_CUE_LENGTH = 500;

/** What is wrong, as a text key of `videos`, and in which line. */
export class CaptionFault extends Error {
  readonly key: string;
  readonly line: number;
  constructor(key: string, line: number) {
    super(`${key} in line ${line}`);
    this.name = 'CaptionFault';
    this.key = key;
    this.line = line;
  }
}

/** Cues in the order of their beginning. Throws `CaptionFault` for what no player would show. */
export function parseCaptions(text: string): Cue[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const cues: Cue[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (!line.includes('-->')) continue;
    const timing = TIMING.exec(line);
    if (timing === null) throw new CaptionFault('validation.captionTime', i + 1);
    const [start, end] = [secondsOf(timing.slice(1, 5)), secondsOf(timing.slice(5, 9))];
    if (end <= start) throw new CaptionFault('validation.captionOrder', i + 1);
    const said: string[] = [];
    while (i + 1 < lines.length && !endsCue(lines, i + 1)) said.push(lines[++i] ?? '');
    const plain = plainCue(said.join('\n'));
    if (plain.length > MAX_CUE_LENGTH) throw new CaptionFault('validation.captionLong', i + 1);
    if (plain !== '') cues.push({ start, end, text: plain });
    if (cues.length > MAX_CUES) throw new CaptionFault('validation.captionMany', i + 1);
  }
  if (cues.length === 0) throw new CaptionFault('validation.captionNone', 1);
  return cues.sort((a, b) => a.start - b.start || a.end - b.end);
}

/**
 * An empty line ends a cue (WebVTT, 4.1). So does one of spaces that stands before another cue, as some write SubRip; elsewhere it is
 * part of what is said, as in captions that were made by a program that shows two lines.
 */
function endsCue(lines: readonly string[], at: number): boolean {
  const [line = '', next = '', second = ''] = lines.slice(at, at + 3);
  if (line === '' || line.includes('-->')) return true;
  return line.trim() === '' && (next.trim() === '' || next.includes('-->') || second.includes('-->'));
}

function secondsOf([hours, minutes, seconds, fraction]: (string | undefined)[]): number {
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  return Math.round((whole + Number((fraction ?? '0').padEnd(3, '0')) / 1000) * 1000) / 1000;
}

/**
 * What players know as markup, and times inside a cue; nothing else between two signs, for what is compared is said: "MAP <enam puluh,
 * laktat >4".
 */
const MARKUP = /<\/?(?:c|i|b|u|s|v|lang|ruby|rt|font|span|br|em|strong)(?:[.\s/][^<>]*)?>|<(?:\d+:)?\d\d:[\d:.]+>|\{\\[^}]*\}/gi;

/** Without markup: what is said is kept as words. */
const plainCue = (text: string): string =>
  text
    .replace(MARKUP, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n\s*\n/g, '\n')
    .trim();

/** WebVTT (https://www.w3.org/TR/webvtt1/) in which nothing of a cue can be taken for markup or for a timing. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${timeOf(start)} --> ${timeOf(end)}\n${escaped(text)}`);
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\n{2,}/g, '\n');

function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, length: number) => String(value).padStart(length, '0');
  return `${part(Math.floor(ms / 3_600_000), 2)}:${part(Math.floor(ms / 60_000) % 60, 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
}

/** The cues that say most of what is looked for, the first of them. */
export function cuesSaying(cues: readonly Cue[], howMuch: (text: string) => number, most: number): Cue[] {
  const scored = cues.map((cue) => ({ cue, said: howMuch(cue.text) }));
  const best = scored.reduce((highest, { said }) => Math.max(highest, said), 0);
  return best === 0 ? [] : scored.flatMap(({ cue, said }) => (said === best ? [cue] : [])).slice(0, most);
}

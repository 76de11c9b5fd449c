import { describe, expect, it } from 'vitest';
import { CaptionFault, cuesSaying, parseCaptions, writeWebVtt } from './caption.policy.ts';

const faultOf = (text: string) => {
  try {
    parseCaptions(text);
  } catch (error) {
    if (error instanceof CaptionFault) return [error.key, error.line];
  }
  return null;
};

describe('captions', () => {
  it('are read from WebVTT with settings, notes and names of cues', () => {
    const text =
      'WEBVTT - lecture\n\nNOTE said by nobody\n\nintro\n00:01.000 --> 00:04.250 align:start\n<v Dr Ratri>The P wave\nis atrial.\n\n01:00:00.000 --> 01:00:02.000\nLast &amp; least\n';
    expect(parseCaptions(text)).toEqual([
      { start: 1, end: 4.25, text: 'The P wave\nis atrial.' },
      { start: 3600, end: 3602, text: 'Last & least' },
    ]);
  });

  it('are read from SubRip, with line ends of Windows', () => {
    expect(
      parseCaptions('\uFEFF1\r\n00:00:01,500 --> 00:00:02,000\r\nHalo\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nSejawat\r\n'),
    ).toEqual([
      { start: 1.5, end: 2, text: 'Halo' },
      { start: 3, end: 4, text: 'Sejawat' },
    ]);
  });

  it('keep what is compared, and lose only what is markup', () => {
    const text =
      'WEBVTT\n\n00:01.000 --> 00:04.000\n<v Dr Ratri>Sistolik <90 mmHg, <c.loud>laktat</c> >4, <00:00:02.500>lalu <i>p</i> <0,05\n';
    expect(parseCaptions(text)).toEqual([{ start: 1, end: 4, text: 'Sistolik <90 mmHg, laktat >4, lalu p <0,05' }]);
  });

  it('keep what stands between two signs that compare, in words as in figures', () => {
    const said =
      'MAP <enam puluh lima, laktat >4; Hb <delapan dan trombosit >seratus ribu; p <b>0,05</b> <br/>lalu <font color="red">syok</font>';
    expect(parseCaptions(`00:01.000 --> 00:04.000\n${said}`)[0]?.text).toBe(
      'MAP <enam puluh lima, laktat >4; Hb <delapan dan trombosit >seratus ribu; p 0,05 lalu syok',
    );
  });

  it('keep what is said behind a line of spaces, as programs write it that show two lines, and end at one before the next cue', () => {
    const shown =
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.000 align:start position:0%\n \nhalo<00:00:00.500><c> sejawat</c>\n\n00:00:02.000 --> 00:00:03.000\nhalo sejawat\n \n\n';
    expect(parseCaptions(shown)).toEqual([
      { start: 0, end: 2, text: 'halo sejawat' },
      { start: 2, end: 3, text: 'halo sejawat' },
    ]);
    const subRip = '1\n00:00:01,000 --> 00:00:02,000\nDemam\n \n2\n00:00:03,000 --> 00:00:04,000\nSyok\n\t\n';
    expect(parseCaptions(subRip).map(({ text }) => text)).toEqual(['Demam', 'Syok']);
    // Written again, nothing of it is lost.
    const cues = parseCaptions('00:01.000 --> 00:02.000\nDemam\n&nbsp;\nlalu syok');
    expect([cues[0]?.text, parseCaptions(writeWebVtt(cues))]).toEqual(['Demam\nlalu syok', cues]);
  });

  it('are refused with the line that is wrong', () => {
    expect(faultOf('WEBVTT\n\n00:aa --> 00:04.000\nx')).toEqual(['validation.captionTime', 3]);
    expect(faultOf('WEBVTT\n\n00:05.000 --> 00:04.000\nx')).toEqual(['validation.captionOrder', 3]);
    expect(faultOf('just words')).toEqual(['validation.captionNone', 1]);
    expect(faultOf(`WEBVTT\n\n00:01.000 --> 00:04.000\n${'a'.repeat(501)}`)).toEqual(['validation.captionLong', 4]);
  });

  it('come back the same after writing, and never as markup or timing', () => {
    const cues = [{ start: 0.5, end: 3661.25, text: '<b>pH < 7.35 --> acidosis & more' }];
    const written = writeWebVtt(cues);
    expect(written).toContain('00:00:00.500 --> 01:01:01.250\n&lt;b&gt;pH &lt; 7.35 --&gt; acidosis &amp; more');
    expect(parseCaptions(written)).toEqual(cues);
  });

  it('are searched for the cues that say most of the words', () => {
    const cues = ['Plasma leakage begins', 'Leakage of plasma ends', 'Platelets rise'].map((text, n) => ({ start: n, end: n + 1, text }));
    const says =
      (...words: string[]) =>
      (text: string) =>
        words.filter((word) => text.toLowerCase().includes(word)).length;
    expect(cuesSaying(cues, says('plasma', 'leak'), 5).map(({ start }) => start)).toEqual([0, 1]);
    expect(cuesSaying(cues, says('plasma', 'leak', 'ends'), 5).map(({ start }) => start)).toEqual([1]);
    expect(cuesSaying(cues, says('sodium'), 5)).toEqual([]);
  });
});

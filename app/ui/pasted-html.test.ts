import { expect, it } from 'vitest';
import { pastedStyle, withoutStyles } from './pasted-html.ts';

it('takes every style out of markup, and leaves text about styles alone', () => {
  expect(withoutStyles('<p style="color:red">a style="b"</p>')).toBe('<p data-style="color:red">a style="b"</p>');
  expect(withoutStyles("<p class='x'STYLE = 'y'><br/style=z>")).toBe("<p class='x'data-style = 'y'><br/data-style=z>");
  expect(withoutStyles('a<style>p{}</style>b<STYLE type="x">\np{}</STYLE >c')).toBe('abc');
  expect(withoutStyles('a<style><img src=x onerror=run()>')).toBe('a');
});

it('knows bold and italic from other ways to write, also where they are taken back', () => {
  // A text processor wraps everything in <b style="font-weight:normal"> and writes bold as a weight of 700.
  expect(pastedStyle('font-weight:normal;')).toEqual({ bold: false, italic: null });
  expect(pastedStyle('font-size:11pt;font-weight:700;font-style:italic')).toEqual({ bold: true, italic: true });
  expect(pastedStyle('font-weight: 400; font-style: normal')).toEqual({ bold: false, italic: false });
  expect(pastedStyle(undefined)).toEqual({ bold: null, italic: null });
});

import { expect, it } from 'vitest';
import { encoded, JsonText } from './handler.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it('is one text, however it was put together', () => {
  expect(new JsonText('{"a":"≥ 1"}').text).toBe('{"a":"≥ 1"}');
  expect(new JsonText('{', bytes('"a":"≥ 1"'), bytes(',"b":2'), ',"c":', '3}').text).toBe('{"a":"≥ 1","b":2,"c":3}');
});

it('is sent as its parts stand', () => {
  for (const parts of [[], ['a', 'é'], [bytes('é')], ['a', bytes('é'), 'b', 'ç', bytes('d')]])
    expect(encoded(parts).toString()).toBe(
      parts.map((part) => (typeof part === 'string' ? part : new TextDecoder().decode(part))).join(''),
    );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAttachments } from './attachments.ts';

const ELEMENT = /^<script type="application\/json" id="(.+?)">(.*)<\/script>$/s;

it('carries any value as JSON that neither ends nor hides in its element', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }), (value) => {
      const { attach, attached } = createAttachments();
      const id = attach({ ...value, text: '</script><!-- & \u2028' });
      const [, name, json = ''] = ELEMENT.exec(attached()[0] ?? '') ?? [];
      expect(name).toBe(id);
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ ...value, text: '</script><!-- & \u2028' })));
    }),
  );
});

it('gives each value an id of its own, and takes the text a value was read from', () => {
  const { attach, attached, readText } = createAttachments();
  const comments = { data: [] };
  readText(comments, '{"data": [], "from": "the database"}');
  expect(attach({ comments, approval: undefined, view: null })).toBe('data-0');
  expect(attach({})).toBe('data-1');
  expect(attached()[0]).toContain('{"comments":{"data": [], "from": "the database"},"view":null}');
});

import type { PageContext } from '../web/page-facts.ts';

/** What a document carries for its scripts to read. */
export interface Attachments {
  readonly attach: NonNullable<PageContext['attach']>;
  readonly attached: PageContext['attached'];
  /** Remembers the text that a value was read from: it is not written again. */
  readText(value: object, text: string): void;
}

export function createAttachments(): Attachments {
  const elements: string[] = [];
  const texts = new WeakMap<object, string>();
  const textOf = (value: unknown) => (typeof value === 'object' && value !== null && texts.get(value)) || JSON.stringify(value);

  return {
    attach(value) {
      const id = `data-${elements.length}`;
      const members = Object.entries(value).flatMap(([name, member]) =>
        member === undefined ? [] : `${JSON.stringify(name)}:${textOf(member)}`,
      );
      // Of the signs that mean something to a document, only this one ends or hides what stands in a script.
      const json = `{${members.join(',')}}`.replaceAll('<', '\\u003c');
      elements.push(`<script type="application/json" id="${id}">${json}</script>`);
      return id;
    },
    attached: () => elements,
    readText: (value, text) => void texts.set(value, text),
  };
}

/** What looks like code, typed and sent: as which field of which operation it arrived, and whether it was read again as it was typed. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled, type Visit, type VisitOptions } from './browser.ts';
import { expectIntact, PROGRAMS } from './hostile-texts.ts';
import { ask } from './sessions.ts';
import { fieldsIn, operationOf, readOperations } from './text-fields.ts';

/** The short ones are for fields that take little. */
const KINDS = [...PROGRAMS, '<b>{{who}}</b> {{name}} &lt;i&gt;', '"><svg onload=x()>', "'><img src=x>"] as const;

const FIELDS = ['input:not([type])', 'input[type="text"]', 'textarea', '[role="textbox"][contenteditable="true"]'].map(
  (field) => `${field}:not([role="combobox"]):not([inputmode="numeric"]):not([inputmode="decimal"]):not([readonly]):not([aria-hidden])`,
);

/** Words of the page and names of its pictures, without what stands in fields: those show what was typed, not what was kept. */
const SHOWN = `(() => {
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement.closest('script, style, textarea, [contenteditable="true"]') === null) words.push(node.data);
  const named = [...document.querySelectorAll('[alt], [aria-label]')].flatMap((one) => [one.getAttribute('alt'), one.getAttribute('aria-label')]);
  const led = [...document.querySelectorAll('a[href*="example"], a[href*="hostile"]')].map((one) => decodeURI(one.getAttribute('href')));
  return [words.join(''), ...named, ...led].join('\\n');
})()`;

const folded = (text: string) => text.replace(/\s+/g, ' ');

export interface HostileWriting {
  visit(options?: VisitOptions): Promise<Visit>;
  /** As a member, where no screen asks for it. */
  ask: typeof ask;
  /** A text that was not there before, of at most so many characters. */
  text(most?: number): string;
  /** An address that would be more than one, were it not encoded; behind `begin`. */
  address(begin?: string): string;
  /** Types into every field of a place that takes text, each another one. */
  typeInto(place: Locator): Promise<void>;
  /** The page once it has done what was asked of it: nothing ran, nothing became a part of it, and what it shows was read. */
  look(page: Page): Promise<void>;
  /** Fields that take text and had none, and fields whose text was read nowhere. */
  missing(): Promise<{ fields: readonly string[]; unsent: string[]; unread: string[] }>;
}

export function watchWriting(visit: (options?: VisitOptions) => Promise<Visit>): HostileWriting {
  const typed = new Set<string>();
  const read = new Set<string>();
  const sent = new Map<string, Set<string>>();
  const run = lettersOf(Date.now() % 17_576);

  function note(method: string, path: string, body: unknown) {
    const operation = operationOf(method, path);
    if (operation === null) return;
    for (const [field, value] of fieldsIn(body))
      for (const text of typed)
        if (value.includes(text)) {
          const name = `${operation} ${field}`;
          sent.set(name, (sent.get(name) ?? new Set()).add(text));
        }
  }

  function text(most = 120): string {
    const mark = ` ${run}${lettersOf(typed.size)}`;
    const fitting = KINDS.filter((kind) => kind.length + mark.length <= most);
    const made = `${fitting[typed.size % fitting.length]}${mark}`;
    typed.add(made);
    return made;
  }

  function address(begin = 'https://a.example/') {
    const made = `${begin}hostile"onmouseover="x()"${run}${lettersOf(typed.size)}`;
    typed.add(made);
    return made;
  }

  return {
    text,
    address,
    async visit(options) {
      await readOperations();
      const reader = await visit(options);
      reader.page.on('response', (answer) => {
        const request = answer.request();
        if (!answer.ok() || request.method() === 'GET' || request.headers()['content-type'] !== 'application/json') return;
        note(request.method(), new URL(request.url()).pathname, JSON.parse(request.postData() ?? '{}'));
      });
      return reader;
    },
    async ask(who, method, route, body) {
      await readOperations();
      const answer = await ask<never>(who, method, route, body);
      note(method, route, body);
      return answer;
    },
    async typeInto(place) {
      const fields = place.locator(FIELDS.join(', '));
      await fields.first().waitFor();
      // Some become fields to search in once somebody comes to them: those keep nothing.
      for (const field of await place.locator('input:not([type]):not([aria-hidden])').all()) await field.focus();
      for (let n = 0; n < (await fields.count()); n++) {
        const field = fields.nth(n);
        if (!(await field.isEditable())) continue;
        const most = await field.getAttribute('maxlength');
        await field.fill(text(most === null ? undefined : Math.min(Number(most), 120)));
        const saidAtMost = await mostSaidAt(field);
        if (saidAtMost !== undefined) await field.fill(text(saidAtMost));
      }
    },
    async look(page) {
      await settled(page);
      await expectIntact(page);
      // What it tells search engines of itself does not end the script that it stands in.
      for (const data of await page.locator('script[type="application/ld+json"]').allTextContents())
        expect(() => JSON.parse(data) as unknown).not.toThrow();
      const shown = folded(await page.evaluate<string>(SHOWN));
      for (const one of typed) if (shown.includes(folded(one))) read.add(one);
    },
    async missing() {
      const fields = await readOperations();
      return {
        fields,
        unsent: fields.filter((field) => !sent.has(field)),
        unread: [...sent].flatMap(([field, texts]) => ([...texts].some((one) => read.has(one)) ? [] : [field])).sort(),
      };
    },
  };
}

/** A field that keeps what is too long says how much it takes. */
async function mostSaidAt(field: Locator): Promise<number | undefined> {
  if ((await field.getAttribute('aria-invalid')) !== 'true') return undefined;
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const said = await field
    .page()
    .evaluate<string>(`${JSON.stringify(ids)}.map((id) => document.getElementById(id)?.textContent).join(' ')`);
  const [, most] = /at most ([\d,]+)/.exec(said) ?? [];
  return most === undefined ? undefined : Math.min(Number(most.replace(',', '')), 120);
}

/** Numbers would be taken for numbers of patients. */
function lettersOf(number: number): string {
  const letter = String.fromCharCode(97 + (number % 26));
  return number < 26 ? letter : lettersOf(Math.floor(number / 26) - 1) + letter;
}

export function noComplaints(...visits: readonly Pick<Visit, 'complaints'>[]): void {
  expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
}

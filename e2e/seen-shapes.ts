/**
 * What a walk over every page has found sound is not looked at again: the frame around each page, the hundredth card of a list. A part
 * is the same as one before when its elements have the same names, classes and states, below ancestors that have the same as well. What
 * it says may be another text, where it leads another address: whether there is one belongs to the shape, and so does whether what is
 * named by an id is there, and whether a label holds the words that are seen.
 */
import type { Page } from 'playwright-core';

/** Where the page keeps an element that says of all parts that need no second look that it holds them. */
export const KNOWN_PARTS = '__knownParts';

/** Runs in the page. The head is looked at each time: it costs nothing. */
const COLLECT = `(known) => {
  const CONTENT = new Set(['id', 'href', 'src', 'srcset', 'poster', 'alt', 'title', 'name', 'value', 'datetime', 'placeholder', 'action', 'sizes',
    'aria-label', 'aria-description', 'aria-valuetext', 'aria-valuenow', 'nonce', 'data-item', 'data-seq', 'data-client', 'data-queue-key', 'data-texts']);
  const REFERENCES = new Set(['for', 'form', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-details',
    'aria-errormessage', 'aria-activedescendant']);
  const hash = (text) => {
    let a = 0x811c9dc5;
    let b = 5381;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, 0x01000193);
      b = (Math.imul(b, 33) + code) | 0;
    }
    return (a >>> 0).toString(36) + (b >>> 0).toString(36);
  };
  const plain = (text) => text.replace(/\\s+/g, ' ').trim().toLowerCase();
  const stated = (element, { name, value }) => {
    if (REFERENCES.has(name)) return value.split(' ').every((id) => document.getElementById(id) !== null);
    if (name === 'aria-label') return value.trim() !== '' && plain(value).includes(plain(element.textContent));
    return CONTENT.has(name) ? value.trim() !== '' : value;
  };
  const own = (element) => {
    const attributes = Array.from(element.attributes, (one) => one.name + '=' + stated(element, one)).sort();
    const place = (element.previousElementSibling === null ? '^' : '') + (element.nextElementSibling === null ? '$' : '');
    return element.localName + place + '[' + attributes + ']';
  };
  window.${KNOWN_PARTS}?.remove();
  const subs = new Map();
  const sub = (element) => {
    const inner = element.localName === 'svg' ? [] : Array.from(element.childNodes, (node) =>
      node.nodeType === Node.ELEMENT_NODE ? sub(node) : node.nodeType === Node.TEXT_NODE && node.data.trim() !== '' ? '#' : '');
    const names = own(element);
    const whole = hash(names + inner);
    subs.set(element, [names, whole]);
    return whole;
  };
  sub(document.body);
  const seen = new Set(known);
  const fresh = [];
  const parts = [];
  const look = (element, above) => {
    const [names, whole] = subs.get(element);
    const shape = hash(above + whole);
    if (seen.has(shape)) return parts.push(element);
    seen.add(shape);
    fresh.push(shape);
    const here = hash(above + names);
    for (const child of element.localName === 'svg' ? [] : element.children) look(child, here);
  };
  look(document.body, hash(own(document.documentElement)));
  // Whether one of hundreds of parts holds one of a thousand elements, and so on, takes longer to say than to look at them.
  const held = new WeakSet(parts.flatMap((part) => [part, ...part.getElementsByTagName('*')]));
  const holder = document.createElement('span');
  holder.hidden = true;
  holder.contains = (element) => held.has(element);
  document.body.append(holder);
  window.${KNOWN_PARTS} = holder;
  return fresh;
}`;

/** By what they were looked at for: in light or in dark, on a desk or a phone. */
const sound = new Map<string, Set<string>>();

/** `look` finds faults in all but the known parts. What has none is known from then on; what has is found again by a second try. */
export async function lookAtNewShapes(page: Page, what: string, look: () => Promise<boolean>): Promise<void> {
  const known = sound.get(what) ?? new Set();
  sound.set(what, known);
  const fresh = await page.evaluate<string[]>(`(${COLLECT})(${JSON.stringify([...known])})`);
  if (fresh.length > 0 && (await look())) for (const shape of fresh) known.add(shape);
}

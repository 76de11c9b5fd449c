/** What staff point readers to beside the feed: slides with dates, an audience and counts. */
import { z } from 'zod';
import { Id, Version } from '#platform/operation/id.ts';
import { Moment } from '#platform/operation/moment.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { line } from '#platform/richtext/line.ts';

/** Shown at once to one reader; more would be a wall. */
export const MOST_SHOWN = 6;
/** Kept at once, running or not. */
export const MOST_KEPT = 200;

export const SLIDER_LIMITS = { title: 80, text: 200, action: 40, href: 500, specialities: 30 } as const;

/** Visitors are not signed in; verified members were checked by staff. */
export const AUDIENCES = ['everyone', 'visitors', 'members', 'verified'] as const;
export type SliderAudience = (typeof AUDIENCES)[number];

const SliderText = z.strictObject({
  title: line(SLIDER_LIMITS.title),
  text: line(SLIDER_LIMITS.text),
  /** Words of the link. */
  action: line(SLIDER_LIMITS.action),
});

/** A path of this site, or an address of another over TLS. */
const Href = z
  .string()
  .trim()
  .max(SLIDER_LIMITS.href)
  .regex(/^(\/(?![/\\])|https:\/\/)[^\s\\]*$/, { error: 'promotion.validation.href' });

export const Slide = SliderText.extend({ id: z.string(), href: z.string() });
export type Slide = z.infer<typeof Slide>;

export const listSliders = query('promotion.listSliders', {
  summary: 'Slides that run now for this reader, in the order that staff gave them; at most 6.',
  http: main.get('/sliders'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ data: z.array(Slide) }),
  errors: {},
});

export const followSlider = command('promotion.followSlider', {
  summary:
    'Counts that a slide that runs for this reader was followed: once per member and day; of readers who are not signed in, each time.',
  http: main.post('/sliders/follow'),
  access: 'anyone',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ counted: z.boolean() }),
  errors: {},
});

// ---------- for staff ----------

export const SliderContent = z.strictObject({
  texts: z.strictObject({ en: SliderText, id: SliderText }),
  href: Href,
  audience: z.enum(AUDIENCES),
  /** Slugs; none means all. */
  specialities: z.array(z.string().max(60)).max(SLIDER_LIMITS.specialities),
  startsAt: Moment,
  /** Null: until it is taken away. */
  endsAt: Moment.nullable(),
  /** Smaller comes first. */
  position: z.int().min(0).max(99),
});
export type SliderContent = z.infer<typeof SliderContent>;

export const Slider = SliderContent.extend({
  id: z.string(),
  version: z.int(),
  state: z.enum(['planned', 'running', 'over']),
  /** Members who followed it, each counted once a day. */
  memberVisits: z.int(),
  /** Times it was followed by readers who were not signed in. */
  strangerVisits: z.int(),
});
export type Slider = z.infer<typeof Slider>;

export const listAllSliders = query('promotion.listAllSliders', {
  summary: 'Every slide with its dates and counts, in their order.',
  http: main.get('/console/sliders'),
  access: 'staff:promotion',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ data: z.array(Slider) }),
  errors: {},
});

export const saveSlider = command('promotion.saveSlider', {
  summary: 'Adds a slide, or changes one. A stale change is refused with the current one.',
  http: main.post('/console/sliders'),
  access: 'staff:promotion',
  rate: 'write',
  input: z.strictObject({ id: Id.nullable(), version: Version, content: SliderContent }),
  output: Slider,
  errors: { 'promotion.notFound': 404, 'promotion.stale': 409, 'promotion.endsBeforeStart': 422, 'promotion.full': 409 },
});

export const removeSlider = command('promotion.removeSlider', {
  summary: 'Takes a slide away, or brings one back that was taken away, as long as there is room for it.',
  http: main.post('/console/sliders/remove'),
  access: 'staff:promotion',
  rate: 'write',
  input: z.strictObject({ id: Id, removed: z.boolean() }),
  output: z.strictObject({ id: z.string(), removed: z.boolean() }),
  errors: { 'promotion.notFound': 404, 'promotion.full': 409 },
});

import { z } from 'zod';
import { DrawnScene } from '#modules/videos/drawn-video.contract.ts';

const about = {
  slug: z.string(),
  /** Key of a person. */
  author: z.string(),
  daysAgo: z.number().positive(),
  language: z.enum(['en', 'id']),
  specialities: z.array(z.string()).min(1).max(4),
  title: z.string().max(160),
};

/** A video of the sample world: what is drawn and said, scene by scene. */
export const SampleVideo = z.strictObject({
  ...about,
  description: z.string(),
  membersOnly: z.boolean(),
  scenes: z.array(DrawnScene).min(1),
});
export type SampleVideo = z.infer<typeof SampleVideo>;

export const SampleSeries = z.strictObject({ ...about, summary: z.string(), videos: z.array(z.string()).min(2) });
export type SampleSeries = z.infer<typeof SampleSeries>;

export const SampleQuestion = z.strictObject({ video: z.string(), by: z.string(), second: z.int(), text: z.string(), answer: z.string() });
export type SampleQuestion = z.infer<typeof SampleQuestion>;

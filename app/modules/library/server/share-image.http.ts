import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import type { Services } from '#platform/services.ts';
import { drawShareImage, type ShareImage } from './share-image.view.ts';

/** About 40 kB each. */
const MOST_KEPT = 200;

const drawn = new Map<string, Promise<Buffer>>();

/** Readers keep it for a day. Shared caches ask again, as for other pictures, so that what was taken down leaves them. */
const FOR_ANYONE = 'public, max-age=86400, s-maxage=60';

/** Drawn once per wording and kept in memory. */
export async function sendShareImage(request: FastifyRequest, reply: FastifyReply, image: ShareImage): Promise<FastifyReply> {
  const key = createHash('sha1').update(JSON.stringify(image)).digest('base64url');
  const etag = `"${key}"`;
  reply.header('cache-control', FOR_ANYONE).header('etag', etag).header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('image/png').send(await keptImage(key, image));
}

function keptImage(key: string, image: ShareImage): Promise<Buffer> {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const drawing = drawShareImage(image);
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  const [oldest] = drawn.keys();
  if (drawn.size > MOST_KEPT && oldest !== undefined) drawn.delete(oldest);
  return drawing;
}

export function serveSiteImage(app: FastifyInstance, { translations }: Services): void {
  for (const language of LANGUAGES) {
    const text = (key: string) => translations.text(language, `library:share.${key}`);
    app.get(`/og/site-${language}.png`, { config: { rate: 'read' } }, (request, reply) =>
      sendShareImage(request, reply, { label: text('label'), title: text('title'), text: text('text') }),
    );
  }
}

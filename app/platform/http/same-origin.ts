import type { FastifyRequest } from 'fastify';
import { Failure } from '../operation/failure.ts';
import { bearerOf } from './request-info.ts';

/**
 * A browser attaches cookies to requests that other sites start. What changes state must come from our own pages;
 * bearer tokens are never attached by themselves, so requests that carry one may come from anywhere.
 */
export function assertSameOrigin(request: FastifyRequest, publicUrl: string): void {
  if (request.method === 'GET' || request.method === 'HEAD' || bearerOf(request) !== null) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin } = request.headers;
  if (origin !== undefined && (origin === publicUrl || origin === `${request.protocol}://${request.host}`)) return;
  // Neither header: not a browser, and without a cookie there is nothing to abuse.
  if (site === undefined && origin === undefined && Object.keys(request.cookies).length === 0) return;
  throw new Failure('request.crossSite');
}

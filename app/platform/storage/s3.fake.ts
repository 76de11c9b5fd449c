/** The part of the S3 protocol that we use, in memory: PUT, GET and DELETE of an object, by path. Keys ending in `-denied` are refused, and of those in `-silent` nothing is said. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Fake {
  readonly endpoint: string;
  /** By `/bucket/key`. */
  readonly objects: ReadonlyMap<string, { bytes: Buffer; contentType: string | undefined; authorization: string | undefined }>;
  close(): Promise<void>;
}

export async function startS3Fake(): Promise<S3Fake> {
  const objects = new Map<string, { bytes: Buffer; contentType: string | undefined; authorization: string | undefined }>();
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname);
    const bytes = await buffer(request);
    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    if (path.endsWith('-denied')) return fail(403, 'AccessDenied');
    if (path.endsWith('-silent')) return;
    if (request.method === 'PUT') {
      objects.set(path, { bytes, contentType: request.headers['content-type'], authorization: request.headers.authorization });
      return response.writeHead(200, { etag: '"etag"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    const object = objects.get(path);
    if (object === undefined) return fail(404, 'NoSuchKey');
    return response.writeHead(200, { 'content-type': object.contentType, 'content-length': object.bytes.length }).end(object.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

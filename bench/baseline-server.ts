/** What a machine gives at most: a bare `node:http` answer, and a bare Fastify route with JSON. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import fastify from 'fastify';

const CARDS = Array.from({ length: 20 }, (_, n) => ({ id: n, title: `Card ${n}` }));

const hello = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1');
const api = fastify();
api.get('/', async () => ({ status: true, response: { data: CARDS, nextCursor: null } }));
await api.listen({ port: 0, host: '127.0.0.1' });

process.stdout.write(`listening ${(hello.address() as AddressInfo).port} ${(api.server.address() as AddressInfo).port}\n`);
process.on('SIGTERM', () => process.exit(0));

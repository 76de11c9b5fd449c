/** The same database behind a passage that can be shut, as when its server is stopped, or go silent, as when a machine is gone. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Passage {
  readonly url: string;
  /** What is said is swallowed. */
  silence(on: boolean): void;
  /** What the database says next is followed by this, in one piece with it. */
  addToNext(bytes: Uint8Array): void;
  /** Cuts every connection and takes no other. */
  shut(): Promise<void>;
  open(): Promise<void>;
  close(): void;
}

const NOTHING = new Uint8Array();

export async function passageTo(databaseUrl: string): Promise<Passage> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let silent = false;
  let added: Uint8Array = NOTHING;
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (data) => silent || onward.write(data));
    onward.on('data', (data) => {
      if (!silent) socket.write(Buffer.concat([data, added]));
      added = NOTHING;
    });
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const)
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    silence(on) {
      silent = on;
    },
    addToNext(bytes) {
      added = bytes;
    },
    async shut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: async () => void (await listen(port)),
    close: () => void server.close(),
  };
}

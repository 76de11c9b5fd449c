/** What live messages need, loaded with the library behind them once a page has nothing better to do. */
import { io } from 'socket.io-client';
import { PAGE_COOKIES, writeCookie } from './cookies.ts';
import { createLiveConnection } from './live-connection.ts';
import type { LiveConnection } from './live-messages.ts';

export function openLive(): LiveConnection {
  const socket = io({
    path: '/live',
    transports: ['websocket', 'polling'],
    autoConnect: false,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 30_000,
    randomizationFactor: 0.5,
  });
  // Whoever is told will ask, sooner perhaps than a replica of the database knows.
  socket.on('told', () => writeCookie(PAGE_COOKIES.wrote, '1'));
  return createLiveConnection(socket);
}

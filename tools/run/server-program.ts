/** The server as a build has put it into one file (bundle-server.ts). */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_FOLDER } from '#platform/config/config.ts';

const FILE = path.join(PROJECT_FOLDER, 'build/program/server.js');

export const serverProgram = (): Promise<typeof import('../../server.ts')> => import(pathToFileURL(FILE).href);

/** Files of a build, compressed once as well as it goes, so that the server only sends them. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|webmanifest|txt)$/;
/** Below this the headers weigh more than what is saved. */
const SMALLEST = 1024;

export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!COMPRESSIBLE.test(name) || statSync(file).size < SMALLEST) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

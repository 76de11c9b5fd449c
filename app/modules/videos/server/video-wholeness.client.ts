/**
 * Whether a file holds as much as it says. Programs that read videos take the end of a file that was cut off for its end: what its
 * container says of its size, or of its pieces, is looked at before.
 */
import { type FileHandle, open } from 'node:fs/promises';

/** How much of what a file says it holds is missing, as a share of what is there; null where it says nothing of it. */
export async function missingShare(file: string, reader: string): Promise<number | null> {
  const look = LOOKS[reader];
  if (look === undefined) return null;
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    return await look(handle, size);
  } finally {
    await handle.close();
  }
}

const LOOKS: Readonly<Record<string, (file: FileHandle, size: number) => Promise<number | null>>> = {
  avi: ofRiff,
  asf: ofAsf,
  mpegts: ofPackets,
};

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const shareOf = (told: number, size: number): number => Math.max(0, told - size) / size;

/** What was written without going back says 0, or as much as fits. */
const UNTOLD = 0xfffffff0;

/** Each holds about a gigabyte: whoever writes more of them wants them to be counted for ever. */
const MOST_CHUNKS = 64;

/** AVI: one RIFF chunk, and further ones of large files, each with its size (OpenDML AVI 1.02). */
async function ofRiff(file: FileHandle, size: number): Promise<number | null> {
  let position = 0;
  for (let n = 0; n < MOST_CHUNKS && position + 8 <= size; n++) {
    const head = await bytesAt(file, position, 8);
    // What stands behind the last of them is nobody's.
    if (head.toString('latin1', 0, 4) !== 'RIFF') break;
    const length = head.readUInt32LE(4);
    if (length === 0 || length >= UNTOLD) return null;
    position += 8 + length + (length % 2);
  }
  return shareOf(position, size);
}

const FILE_PROPERTIES = Buffer.from('a1dcab8c47a9cf118ee400c00c205365', 'hex');
const ASF_HEAD = 64 * 1024;
/** Behind the name of the object, its length and the name of the file (Advanced Systems Format, section 3.2). */
const ASF_SIZE_AT = 40;
const ASF_FLAGS_AT = 88;

async function ofAsf(file: FileHandle, size: number): Promise<number | null> {
  const head = await bytesAt(file, 0, ASF_HEAD);
  const at = head.indexOf(FILE_PROPERTIES);
  if (at === -1 || at + ASF_FLAGS_AT + 4 > head.length) return null;
  // While it is being broadcast nobody knows its size.
  const isBroadcast = (head.readUInt32LE(at + ASF_FLAGS_AT) & 1) === 1;
  return isBroadcast ? null : shareOf(Number(head.readBigUInt64LE(at + ASF_SIZE_AT)), size);
}

const SYNC = 0x47;
/** Length of a packet, and where in it its first byte stands: as it is sent, with a time in front, with a check behind (ISO/IEC 13818-1). */
const PACKETS: readonly (readonly [length: number, first: number])[] = [
  [188, 0],
  [192, 4],
  [204, 0],
];

/** A transport stream says nothing of its length, but it is made of packets: nobody ends in the middle of one. How much is gone is not known. */
async function ofPackets(file: FileHandle, size: number): Promise<number | null> {
  const head = await bytesAt(file, 0, 4 * 204);
  const kind = PACKETS.find(([length, first]) => [0, 1, 2].every((n) => head[n * length + first] === SYNC));
  if (kind === undefined) return null;
  return size % kind[0] === 0 ? 0 : Number.POSITIVE_INFINITY;
}

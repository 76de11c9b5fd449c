import { Disk } from 'flydrive';
import type { StorageConfig } from '../config/config.ts';
import { AtomicDisk } from './atomic-disk.ts';
import type { Storage } from './storage.ts';
import { assertStorageKey } from './storage-key.ts';

/** Each try may wait so long for the next byte of a bucket. Without a limit a connection that hangs is never given back, and there are fifty. */
const SILENCE_MS = 10_000;

export function createStorage(config: StorageConfig, silenceMs = SILENCE_MS): Storage {
  let opened: Promise<Disk> | null = null;
  const diskFor = (key: string): Promise<Disk> => {
    assertStorageKey(key);
    opened ??= open(config, silenceMs);
    return opened;
  };
  return {
    async put(key, bytes, contentType) {
      const disk = await diskFor(key);
      await disk.put(key, bytes, { contentType });
    },
    async get(key) {
      const disk = await diskFor(key);
      return disk.getBytes(key).catch((error: Error) => {
        if (isMissing(error)) return null;
        throw error;
      });
    },
    async delete(key) {
      const disk = await diskFor(key);
      await disk.delete(key);
    },
  };
}

/** Of the two, only the client that is used is loaded. */
const open = async (config: StorageConfig, silenceMs: number): Promise<Disk> =>
  config.kind === 'disk' ? openFolder(config.folder) : openBucket(config, silenceMs);

function openFolder(folder: string): Disk {
  const disk = new AtomicDisk(folder);
  // Beside the work, and at the next start again where it fails: what is left over takes room and nothing else.
  disk.clearUnfinished().catch(() => undefined);
  return new Disk(disk);
}

type Bucket = Extract<StorageConfig, { kind: 's3' }>;

async function openBucket({ bucket, region, endpoint, key, secret }: Bucket, silenceMs: number): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    visibility: 'private',
    // Buckets made since 2023 have access lists switched off, and most compatible services never had them.
    supportsACL: false,
    // Compatible services are rarely set up with one host name per bucket, and some refuse checksum trailers.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: silenceMs, socketTimeout: silenceMs },
  });
  return new Disk(driver);
}

const MISSING = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

function isMissing(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (MISSING.has(current.name) || ('code' in current && MISSING.has(String(current.code)))) return true;
  }
  return false;
}

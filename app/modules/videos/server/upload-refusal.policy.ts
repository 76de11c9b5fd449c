/** What is said to whoever uploads when a piece is not taken: by status to the program, by code, which is a text, to whoever reads it. */
import { isUnavailable } from '#platform/db/database.ts';

const REFUSALS = {
  'videos.uploadExpired': 403,
  'videos.uploadGone': 404,
  'videos.uploadElsewhere': 409,
  'videos.notVideo': 415,
} as const;
type RefusalCode = keyof typeof REFUSALS;

export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** Of what tus refuses itself, by its status; anything else a program that keeps to the protocol never sends. */
const BY_STATUS: Readonly<Record<number, string>> = {
  404: 'videos.uploadGone',
  409: 'videos.uploadElsewhere',
  410: 'videos.uploadGone',
  413: 'request.tooLarge',
  503: 'server.unavailable',
};

export function refusalOf(error: unknown): { status: number; code: string } {
  if (error instanceof UploadRefused) return { status: REFUSALS[error.code], code: error.code };
  const status = isUnavailable(error) ? 503 : (statusOf(error) ?? 500);
  return { status, code: BY_STATUS[status] ?? (status < 500 ? 'request.malformed' : 'server.unexpected') };
}

/** Neither refused by us nor by tus. */
export const isOurFault = (error: unknown): boolean => !(error instanceof UploadRefused) && (statusOf(error) ?? 500) >= 500;

function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status_code' in error ? error.status_code : undefined;
  return typeof status === 'number' ? status : undefined;
}

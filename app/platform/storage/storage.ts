/** Files by key, on disk or in an S3-compatible bucket. Keys are made by modules and hold no personal data. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
}

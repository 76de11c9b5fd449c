/** What of the configuration the modules may know. */
import type { Config } from './config.ts';

export interface RuntimeSettings
  extends Pick<Config, 'publicUrl' | 'ffmpeg' | 'registers' | 'push' | 'checksPerDay' | 'workFolder'>,
    Partial<Pick<Config, 'deliveryReportSecret'>> {
  /** Key for signing and hashing; never logged. */
  readonly secret: string;
  /** True when the address is plain localhost: cookies need no Secure there. */
  readonly plainLocalhost: boolean;
}

export function runtimeSettings(config: Config, secret: string, plainLocalhost: boolean): RuntimeSettings {
  const { publicUrl, deliveryReportSecret, ffmpeg, registers, push, checksPerDay, workFolder } = config;
  return { publicUrl, deliveryReportSecret, secret, plainLocalhost, ffmpeg, registers, push, checksPerDay, workFolder };
}

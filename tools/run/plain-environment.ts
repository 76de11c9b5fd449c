import { type Environment, processEnvironment } from '#platform/config/config.ts';
import { type SettingName, Settings } from '#platform/config/settings.ts';

/**
 * The environment of this machine without our settings, whoever made them: what tests and measurements need they say themselves, and
 * what somebody's `.env` says (a mail server, a bucket) is not used. Empty values keep child processes from reading it again.
 */
export const withoutSettings = (kept: readonly SettingName[] = []): Environment => ({
  ...processEnvironment(),
  ...Object.fromEntries(
    Object.keys(Settings.shape)
      .filter((name) => !kept.some((one) => one === name))
      .map((name) => [name, '']),
  ),
});

import { aboutSetting, type SettingName } from './settings.ts';

/** What sysexits.h calls EX_CONFIG: something was found in an unconfigured or misconfigured state. */
export const CONFIG_EXIT_CODE = 78;

export interface ConfigFault {
  readonly name: SettingName;
  readonly fault: string;
  /** What was given, when it may be repeated. */
  readonly given?: string | undefined;
}

/** All faults of the settings at once, so that nobody has to correct them one start at a time. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    super(describe(faults));
    this.faults = faults;
  }
}

function describe(faults: readonly ConfigFault[]): string {
  const width = Math.max(...faults.map(({ name }) => name.length));
  const lines = faults.flatMap(({ name, fault, given }) => [
    `  ${name.padEnd(width)}  ${fault}${given === undefined ? '' : ` (is "${given}")`}`,
    `  ${' '.repeat(width)}  for example ${name}=${aboutSetting(name).example}`,
  ]);
  const count = faults.length === 1 ? 'One setting is wrong' : `${faults.length} settings are wrong`;
  return [`${count}. Correct in .env or in the environment (all of them are explained in .env.example):`, '', ...lines].join('\n');
}

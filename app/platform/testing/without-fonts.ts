import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

/**
 * Runs a script in a process of its own that finds no font of the machine, and returns what it prints. It imports as files in the
 * repository's root do. Which fonts there are is read once, before the first words are drawn: hence the process.
 */
export async function withoutFonts(script: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kolegia-test-no-fonts-'));
  try {
    const config = path.join(folder, 'fonts.conf');
    await writeFile(config, `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`);
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, FONTCONFIG_FILE: config },
    });
    return stdout.trim();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What a process has cost so far, from the system's own accounting (Linux). */
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** Clock ticks are hundredths of a second on every Linux that Node runs on. */
const MS_PER_TICK = 10;

export function cpuMs(pid: number): number {
  const fields = statOf(pid);
  return fields === null ? 0 : (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** What the children of this process that have ended cost. */
export function endedChildrenCpuMs(): number {
  const fields = statOf(process.pid);
  return fields === null ? Number.NaN : (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
}

export function memoryMb(pid: number): number {
  const match = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match?.[1] ?? 0) / 1024;
}

/** Of a process and all that it has started, finished ones among them only as far as their parent has counted them. */
export function familyCpuMs(pid: number): number {
  const parents = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const child = Number(name);
    const fields = Number.isInteger(child) ? statOf(child) : null;
    if (fields === null) continue;
    const parent = Number(fields[1]);
    parents.set(parent, [...(parents.get(parent) ?? []), child]);
  }
  const sum = (one: number): number => cpuMs(one) + (parents.get(one) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(pid);
}

/** The fields after the name, which may itself hold spaces and parentheses. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

import { mkdirSync, readFileSync, rmdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';
import { hasCode } from '../lib/error-code.ts';

/** Identifies a process: a process id is reused after its end, so its start time is compared too. */
interface Holder {
  readonly pid: number;
  readonly born: string;
}

/**
 * Takes an exclusive lock, because two processes on one embedded database would corrupt it silently. Returns how to
 * release it. Throws a StartError while another living process holds it; a dead process's lock is taken over.
 */
export function takeLock(path: string): () => void {
  const self: Holder = { pid: process.pid, born: bornAt(process.pid) };
  if (!createLock(path, self)) takeStaleLock(path, self);
  return () => {
    if (sameHolder(readHolder(path), self)) unlinkSync(path);
  };
}

function createLock(path: string, holder: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** The guard folder lets one process at a time take over a stale lock; otherwise two could remove each other's new one. */
function takeStaleLock(path: string, self: Holder): void {
  const guard = `${path}.judging`;
  enterGuard(guard, path);
  try {
    const holder = readHolder(path);
    if (holder && isAlive(holder)) throw inUse(path, holder.pid);
    if (holder) unlinkSync(path);
    if (!createLock(path, self)) throw inUse(path, readHolder(path)?.pid);
  } finally {
    rmdirSync(guard);
  }
}

/** Taking over needs a millisecond; a guard older than this, ms, was left by a process that was killed meanwhile. */
const guardExpires = 10_000;

function enterGuard(guard: string, path: string): void {
  try {
    mkdirSync(guard);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (Date.now() - statSync(guard).mtimeMs < guardExpires) throw inUse(path, readHolder(path)?.pid);
    rmdirSync(guard);
    mkdirSync(guard);
  }
}

const inUse = (path: string, pid: number | undefined): Error =>
  new StartError(`The embedded database is in use by process ${pid ?? 'unknown'} (${path}). Stop that one first.`);

/** undefined: there is no lock. A half-written one reads as a process that is dead. */
function readHolder(path: string): Holder | undefined {
  try {
    const { pid, born }: Partial<Holder> = JSON.parse(readFileSync(path, 'utf8'));
    return typeof pid === 'number' && typeof born === 'string' ? { pid, born } : { pid: 0, born: '' };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    if (error instanceof SyntaxError) return { pid: 0, born: '' };
    throw error;
  }
}

const sameHolder = (a: Holder | undefined, b: Holder): boolean => a?.pid === b.pid && a.born === b.born;

function isAlive(holder: Holder): boolean {
  if (holder.pid <= 0) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
  }
  return bornAt(holder.pid) === holder.born;
}

/** Start time in clock ticks since boot, field 22 of /proc/PID/stat; '' where the system has no /proc. */
function bornAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${afterName[19] ?? ''}`;
  } catch {
    return '';
  }
}

import { existsSync, readFileSync } from 'node:fs';

const CHECK_EVERY_MS = 50;

/** Where the parent can look; elsewhere the child has to watch itself, see memory-guard-thread.ts. */
export const seesChildMemory = (): boolean => process.platform === 'linux' && existsSync('/proc/self/status');

/** What the process really holds: no heap limit counts buffers, WebAssembly and what native code takes. */
function residentBytesOf(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const at = status.indexOf('VmRSS:');
    return at < 0 ? undefined : Number.parseInt(status.slice(at + 'VmRSS:'.length), 10) * 1024;
  } catch {
    // It is gone; the `close` event reports how it ended.
    return undefined;
  }
}

/** Looks at a child from outside, where nothing that happens in it can switch the guard off. Returns the end of it. */
export function guardMemory(
  pid: number,
  limitBytes: number,
  onExceeded: (bytes: number) => void,
  mayGrow: () => boolean = () => true,
): () => void {
  const timer = setInterval(() => {
    if (!mayGrow()) return;
    const bytes = residentBytesOf(pid);
    if (bytes === undefined || bytes <= limitBytes) return;
    clearInterval(timer);
    onExceeded(bytes);
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

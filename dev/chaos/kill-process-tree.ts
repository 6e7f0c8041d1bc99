import { execFileSync } from 'node:child_process';

/** Kills a process and all that it started, without any warning. */
export function killProcessTree(pid: number): void {
  for (const each of [...listChildren(pid), pid]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // ended already
    }
  }
}

function listChildren(pid: number): number[] {
  try {
    const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
    return children.flatMap((child) => [...listChildren(child), child]);
  } catch {
    return [];
  }
}

import { execFileSync, spawnSync } from 'node:child_process'

/** Separate numbers of processes and separate shared memory, as of another container; ends with the command. */
export const OTHER_CONTAINER = [
  'unshare',
  '--pid',
  '--ipc',
  '--fork',
  '--kill-child',
  '--mount-proc',
] as const

/** The command sees no processes at all. */
export const HIDDEN_PROC = ['unshare', '--mount', 'sh', '-c', 'mount -t tmpfs none /proc && exec "$@"', 'sh']

const BIND = 'mount --bind "$1" "$2" && shift 2 && exec "$@"'

/** The command sees a folder also by another path, which must exist. */
export const boundTo = (folder: string, other: string) =>
  ['unshare', '--mount', 'sh', '-c', BIND, 'sh', folder, other] as const

/** Makes a folder read-only, or writable again, that `boundTo` has mounted for a process. */
export function remount(pid: number, folder: string, mode: 'ro' | 'rw'): void {
  const inside = ['--target', String(pid), '--mount']
  execFileSync('nsenter', [...inside, 'mount', '-o', `remount,bind,${mode}`, folder])
}

/** Says so in one line where it does not. */
export function allowsNamespaces(subject: string): boolean {
  const [command, ...args] = [...OTHER_CONTAINER, 'true']
  const isAllowed = spawnSync(command, args).status === 0
  if (!isAllowed) console.warn(`\n!!! SKIPPED: ${subject}. This account may not run unshare.\n`)
  return isAllowed
}

import { StartProblem } from './start-problem.ts'

/** The remedy for a file or folder, by the error code of the system. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full; make room there, or set DATA_DIR to a folder on another disk',
  EDQUOT:
    'the quota of this account is used up; make room there, or set DATA_DIR to a folder on another disk',
  EACCES: 'this account may not use it; give it the folder (chown), or set DATA_DIR to another one',
  EPERM: 'this account may not use it; give it the folder (chown), or set DATA_DIR to another one',
  EROFS: 'it is on a read-only file system; set DATA_DIR to a folder that can be written',
  EEXIST: 'a file is in its place; move that away, or set DATA_DIR to a folder',
  ENOTDIR: 'a file is in the place of a folder above it; move that away, or set DATA_DIR to a folder',
}

/** SQLSTATE of statements that lack a right or space. */
const MISSING_RIGHT = '42501'
const DISK_FULL = '53100'

interface SystemError extends Error {
  readonly code?: string
  readonly syscall?: string
  readonly path?: string
  readonly dest?: string
}

/** Says why a start failed and what to do, without a stack trace. */
export function startReason(error: unknown): string {
  if (error instanceof StartProblem) return error.message
  const {
    message = String(error),
    code = '',
    syscall,
    path,
    dest,
  } = error instanceof Error ? (error as SystemError) : {}
  // Node reports a read-only file system as a missing folder when it creates several.
  const remedy = REMEDIES[syscall === 'mkdir' && code === 'ENOENT' ? 'EROFS' : code]
  const place = dest ?? path
  if (remedy !== undefined && place !== undefined) return `${place} cannot be used: ${remedy}.`
  const [line = ''] = message.split('\n')
  if (code === MISSING_RIGHT)
    return `The account of DATABASE_URL lacks a right: ${line}; make it the owner of its database and of what is in it.`
  if (code === DISK_FULL) return `The disk of the database is full: ${line}; make room there.`
  return `Latchkey could not start: ${line}`
}

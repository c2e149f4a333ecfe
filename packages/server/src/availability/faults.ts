import pg from 'pg'

/** SQLSTATE codes of a server that cannot take work just now: it stops, starts, or has no connection left. */
const AWAY_STATES = new Set(['57P01', '57P02', '57P03', '53300'])

/** What a socket reports when the other side cannot be reached or has gone. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/** What the driver says of a lost connection; these errors have no code. */
const DRIVER_MESSAGES = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])

/** True when an error says that the database cannot be reached, rather than that it refused something. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (error instanceof pg.DatabaseError) return code.startsWith('08') || AWAY_STATES.has(code)
  // The socket file of a database that has ended is missing.
  const isMissingSocket = code === 'ENOENT' && syscall === 'connect'
  return isMissingSocket || SOCKET_CODES.has(code) || DRIVER_MESSAGES.has(error.message)
}

/** True when the database or the file system refused a write for lack of space. */
export function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT'
}

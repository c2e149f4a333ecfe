import pg from 'pg'

/** SQLSTATE of a server that stops, starts, has no connection left, or is no longer the primary. */
const AWAY_STATES = new Set(['57P01', '57P02', '57P03', '53300', '25006'])

/** Network errors of a socket. */
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

/** Messages of the driver for a lost connection; these errors have no code. */
const DRIVER_MESSAGES = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout expired',
])

/** Message of the driver when a request has waited too long for a connection in use. */
const POOL_FULL = 'timeout exceeded when trying to connect'

/** Another service that a request needs is unreachable or failing: 503. */
export class ServiceAway extends Error {}

/** The connection was lost during the commit: the change is stored, or not. */
export class UnconfirmedCommit extends Error {}

/** True when the database is unreachable, false when it returned an error. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (error instanceof pg.DatabaseError) return code.startsWith('08') || AWAY_STATES.has(code)
  // The socket file of a stopped database is missing.
  const isMissingSocket = code === 'ENOENT' && syscall === 'connect'
  return isMissingSocket || SOCKET_CODES.has(code) || DRIVER_MESSAGES.has(error.message)
}

/** True when all connections to the database were in use for the maximum wait. */
export const isPoolFull = (error: unknown): boolean => error instanceof Error && error.message === POOL_FULL

/** True when a write failed for lack of space. */
export function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT'
}

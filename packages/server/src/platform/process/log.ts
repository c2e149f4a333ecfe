import { pino, type DestinationStream, type Logger } from 'pino'

/** Fields that never reach a log, wherever they are. */
const SECRET_FIELDS = [
  'authorization',
  'password',
  'newPassword',
  'currentPassword',
  'repeatPassword',
  'token',
  'resetToken',
  'jwt',
  'challenge',
  'secret',
  'recoveryCodes',
]

/** A path segment that is long and random enough to be the token of a link, or of a file. */
const TOKEN_SEGMENT = /^[A-Za-z0-9_-]{24,}(?:\.\w+)?$/

/** The structured log of the process, one JSON object a line; nothing in it lets anyone in. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '(hidden)',
      },
      serializers: { err: describeError },
      base: { pid: process.pid },
    },
    destination ?? pino.destination(1),
  )
}

/** An address as it may be logged: tokens in its path are hidden and its query, which may hold names and telephone numbers, is left out. */
export function loggable(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path
    .split('/')
    .map((segment) => (TOKEN_SEGMENT.test(segment) ? '(hidden)' : segment))
    .join('/')
}

/** What a log says of an error: a database's `detail` is left out, because it quotes the row. */
function describeError(error: Error): object {
  const { name, message, stack } = error
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {}
  return { type: name, message, stack, code, constraint, table, ...cause }
}

import { pino, type DestinationStream, type Logger } from 'pino'

/** Redacted wherever they occur. */
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

/** Causes of an error that are logged: it may be its own. */
const CAUSES_MAX = 5

/** A path segment that may be a token, of a link or of a file. */
const TOKEN_SEGMENT = /^[A-Za-z0-9_-]{24,}(?:\.\w+)?$/

/** One JSON object per line, without secrets. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '(hidden)',
      },
      serializers: { err: (error: Error) => describeError(error) },
      base: { pid: process.pid },
    },
    destination ?? pino.destination(1),
  )
}

/** Hides tokens in the path and drops the query, which may contain names and phone numbers. */
export function loggable(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path
    .split('/')
    .map((segment) => (TOKEN_SEGMENT.test(segment) ? '(hidden)' : segment))
    .join('/')
}

/** Leaves out the database's `detail`, which quotes the row. */
function describeError(error: Error, causes = CAUSES_MAX): object {
  const { name, message, stack } = error
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const cause =
    causes > 0 && error.cause instanceof Error ? { cause: describeError(error.cause, causes - 1) } : {}
  return { type: name, message, stack, code, constraint, table, ...cause }
}

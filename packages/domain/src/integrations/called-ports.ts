const HTTPS_PORT = 443

/** Below it, other services of a machine listen. */
const FIRST_UNPRIVILEGED = 1024

const LAST_PORT = 65_535

/** Encrypted on request, and encrypted from the first byte. */
export const FTP_PORTS = { usual: 21, implicit: 990 } as const

const isUnprivileged = (port: number): boolean => port >= FIRST_UNPRIVILEGED && port <= LAST_PORT

/** A port that Latchkey may call by https (rule I0.3). */
export const isWebPort = (port: number): boolean => port === HTTPS_PORT || isUnprivileged(port)

/** A port that Latchkey may call by FTP (rule I0.3). */
export const isFtpPort = (port: number): boolean =>
  port === FTP_PORTS.usual || port === FTP_PORTS.implicit || isUnprivileged(port)

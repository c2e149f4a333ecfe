/** A name or an address, without scheme, account, port and path. */
const HOST = /^(?:[^\s/\\@:?#[\]%]+|\[?[\da-f:.]+\]?)$/i

/** Spelt as a host; whether it may be called is for the server to say. */
export const isHost = (text: string): boolean => HOST.test(text)

const HTTPS_PORT = 443

/** Below it, other services of a machine listen. */
const FIRST_UNPRIVILEGED = 1024

const LAST_PORT = 65_535

/** Encrypted on request, and encrypted from the first byte. */
export const FTP_PORTS = { usual: 21, implicit: 990 } as const

const isUnprivileged = (port: number): boolean => port >= FIRST_UNPRIVILEGED && port <= LAST_PORT

/** A port that Latchkey may call by https (rule I0.3). */
export const isWebPort = (port: number): boolean => port === HTTPS_PORT || isUnprivileged(port)

/** A port that Latchkey may call by FTP. */
export const isFtpPort = (port: number): boolean =>
  port === FTP_PORTS.usual || port === FTP_PORTS.implicit || isUnprivileged(port)

/** Of a web address or a host; the same for each reason, so that nobody learns what is inside the network. */
export const ADDRESS_REFUSED = 'This address cannot be called from here. Give a public https address.'

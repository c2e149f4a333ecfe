/** A name or an address, without scheme, account, port and path. */
const HOST = /^(?:[^\s/\\@:?#[\]%]+|\[?[\da-f:.]+\]?)$/i

/** Spelt as a host; whether it may be called is for the server to say (rule I0.3). */
export const isHost = (text: string): boolean => HOST.test(text)

import type { SendFault } from '@latchkey/domain/feeds/feed-file.enums'
import { FTPError } from 'basic-ftp'
import { faultOf } from './faults.ts'

/** The step that failed. */
export type FtpStage = 'connection' | 'encryption' | 'login' | 'folder' | 'file'

const REFUSALS: Readonly<Record<FtpStage, SendFault>> = {
  connection: 'connection',
  encryption: 'encryption',
  login: 'login',
  folder: 'folder',
  file: 'refused',
}

/** The service ends, a data connection could not be opened, or was lost. */
const LOST = [421, 425, 426]

/** OpenSSL reports these errors for bytes that are no TLS, or TLS of an old version. */
const NOT_TLS = /^(?:EPROTO|ERR_SSL)/

/** The fault of a transfer. The reply of the server is not passed on, because it may repeat what it was sent. */
export function ftpFaultOf(
  error: unknown,
  stage: FtpStage,
  {
    isEncrypted,
    awaitsTls,
    signal,
  }: {
    isEncrypted: boolean
    /** True where the server was reached without encryption on the port that is encrypted from the first byte. */
    awaitsTls: boolean
    signal: AbortSignal
  },
): SendFault {
  if (error instanceof FTPError) {
    if (LOST.includes(error.code)) return 'connection'
    if (!isEncrypted && /\b(?:TLS|SSL|encrypt)/i.test(error.message)) return 'unencrypted'
    return REFUSALS[stage]
  }
  // A server that expects TLS from the first byte does not greet: it waits for us, and one of the two times out.
  if (awaitsTls && !signal.aborted) return 'unencrypted'
  if (error instanceof Error && /timeout/i.test(error.message)) return 'timeout'
  if (error instanceof Error && 'code' in error && NOT_TLS.test(String(error.code))) return 'encryption'
  const fault = faultOf(error, signal)
  return fault === 'redirect' ? 'connection' : fault
}

import type { DeliveryFault } from '@latchkey/domain/webhooks/webhook.enums'

/** An address that must not be called. */
export class Refused extends Error {
  constructor() {
    super('The address is not a public one')
    this.name = 'Refused'
  }
}

const NAME_CODES = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME', 'ESERVFAIL', 'ENODATA', 'EBADNAME']

/** Codes of Node and of OpenSSL for a certificate that has expired, is another's, or that nobody vouches for. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|CRL/

/** The fault of a call. */
export function faultOf(error: unknown, signal: AbortSignal): DeliveryFault {
  if (error instanceof Refused) return 'address'
  if (signal.aborted) return 'timeout'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (NAME_CODES.includes(code)) return 'name'
  return CERTIFICATE.test(code) ? 'certificate' : 'connection'
}

import type { Identity } from '@latchkey/domain/links/identity.suite'

/** What a tenant says of themselves, as the query of an address; URLSearchParams keeps the + of a phone number a +. Source: decision P5. */
export function identityQuery({ phone, lastName }: Identity): string {
  return new URLSearchParams({ phone, lastName }).toString()
}

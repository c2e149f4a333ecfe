import type { NotReady } from './listing.contract.ts'

/** The 409 for a home that is not ready; null for another body. */
export const notReadyIn = (body: unknown): NotReady | null =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'not-ready'
    ? (body as NotReady)
    : null

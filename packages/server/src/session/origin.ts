import type { FastifyRequest } from 'fastify'

/** As kept in the audit trail and the list of sessions. */
export interface Origin {
  readonly address: string
  readonly device: string | null
}

/** In characters. */
const DEVICE_MAX = 255

export function originOf(request: FastifyRequest): Origin {
  return {
    address: request.clientAddress,
    device: request.headers['user-agent']?.slice(0, DEVICE_MAX) ?? null,
  }
}

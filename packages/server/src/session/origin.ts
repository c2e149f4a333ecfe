import type { FastifyRequest } from 'fastify'

/** The origin of a call, as stored in the audit trail and the list of sessions. */
export interface Origin {
  readonly address: string
  readonly device: string | null
}

/** Counted in characters. */
const DEVICE_MAX = 255

export function originOf(request: FastifyRequest): Origin {
  return {
    address: request.clientAddress,
    device: request.headers['user-agent']?.slice(0, DEVICE_MAX) ?? null,
  }
}

import type { FastifyRequest } from 'fastify'

/** Where a call comes from, as the trail and the list of sessions keep it. */
export interface Origin {
  readonly address: string
  readonly device: string | null
}

/** Longest description of a device that is kept, in characters. */
const DEVICE_MAX = 255

/** Where a request comes from. */
export function originOf(request: FastifyRequest): Origin {
  return {
    address: request.clientAddress,
    device: request.headers['user-agent']?.slice(0, DEVICE_MAX) ?? null,
  }
}

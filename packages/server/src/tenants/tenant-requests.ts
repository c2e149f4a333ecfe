import { VERIFICATION_HEADER } from '@latchkey/domain/tenants/verification'
import type { FastifyRequest } from 'fastify'
import type { Submission, Visitor } from './visits.ts'

interface IdentityCall {
  readonly params: { readonly token: string }
  readonly query: Visitor['identity']
  readonly request: FastifyRequest
}

export const visitorOf = ({ params, query, request }: IdentityCall): Visitor => ({
  token: params.token,
  identity: query,
  address: request.clientAddress,
  verification: verificationOf(request),
})

interface ProvedCall<Body> {
  readonly params: { readonly id: number }
  readonly body: Body
  readonly request: FastifyRequest
}

export const submissionOf = <Body>({ params, body, request }: ProvedCall<Body>): Submission<Body> => ({
  leadId: params.id,
  body,
  address: request.clientAddress,
})

/** Reads the header; empty without one. */
export function verificationOf({ headers }: FastifyRequest): string {
  const given = headers[VERIFICATION_HEADER]
  return typeof given === 'string' ? given : ''
}

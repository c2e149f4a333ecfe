import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context/context.ts'
import { signingKeyOf } from '../session/signing-key.ts'
import { PROOF_MS } from './tenants.limits.ts'

/** Proofs that a visitor knew phone and last name: each is good for one link, and so for one lead and one purpose. Source: decision P2. */
export interface TenantProofs {
  proofOf(linkId: number): Promise<string>
  /** The link that a proof is good for; null for one that is not ours or has run out. */
  linkIn(proof: string): Promise<number | null>
}

/** A link's number and the last millisecond of the proof, then the signature. */
const PROOF = /^(\d{1,10})\.(\d{13})\.([\w-]{43})$/

/** Creates it from the context. */
export function tenantProofs(context: Pick<Context, 'db' | 'change' | 'now'>): TenantProofs {
  const signingKey = signingKeyOf(context)

  // The key signs other things too: these words keep one from being taken for the other.
  const signatureOf = async (body: string) =>
    createHmac('sha256', await signingKey())
      .update(`tenant proof ${body}`)
      .digest()

  return {
    async proofOf(linkId) {
      const body = `${linkId}.${context.now() + PROOF_MS}`
      return `${body}.${(await signatureOf(body)).toString('base64url')}`
    },
    async linkIn(proof) {
      const [, linkId, endsAt, signature] = PROOF.exec(proof) ?? []
      if (!linkId || !endsAt || !signature) return null
      const expected = await signatureOf(`${linkId}.${endsAt}`)
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      return Number(endsAt) > context.now() ? Number(linkId) : null
    },
  }
}

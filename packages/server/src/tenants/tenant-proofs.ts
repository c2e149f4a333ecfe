import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context/context.ts'
import { readKeyFile } from '../platform/files/key-file.ts'
import { PROOF_MS } from './tenants.limits.ts'

/** Proofs that a visitor knew phone and last name: each is good for one link, and so for one lead and one purpose. Source: decision P2. */
export interface TenantProofs {
  proofOf(linkId: number): string
  /** The link that a proof is good for; null for one that is not ours or has run out. */
  linkIn(proof: string): number | null
}

/** A link's number and the last millisecond of the proof, then the signature. */
const PROOF = /^(\d{1,10})\.(\d{13})\.([\w-]{43})$/

/** Where the key is kept when no setting holds one. */
const KEY_FILE = 'tenant-proofs.key'

/** Creates it from the context. The first key of the settings signs; the others still open what they signed. */
export function tenantProofs({ config, now }: Pick<Context, 'config' | 'now'>): TenantProofs {
  let keys: readonly (string | Buffer)[] = config.proofKeys
  const keysHere = () => (keys = keys.length > 0 ? keys : [readKeyFile(config.dataDir, KEY_FILE)])
  const signaturesOf = (body: string) =>
    keysHere().map((key) => createHmac('sha256', key).update(`tenant proof ${body}`).digest())

  return {
    proofOf(linkId) {
      const body = `${linkId}.${now() + PROOF_MS}`
      return `${body}.${signaturesOf(body)[0]?.toString('base64url')}`
    },
    linkIn(proof) {
      const [, linkId, endsAt, signature] = PROOF.exec(proof) ?? []
      if (!linkId || !endsAt || !signature) return null
      const given = Buffer.from(signature, 'base64url')
      const isOurs = signaturesOf(`${linkId}.${endsAt}`).some(
        (expected) => given.length === expected.length && timingSafeEqual(given, expected),
      )
      return isOurs && Number(endsAt) > now() ? Number(linkId) : null
    },
  }
}

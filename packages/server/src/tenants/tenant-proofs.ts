import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context/context.ts'
import { readKeyFile } from '../platform/files/key-file.ts'
import { PROOF_MS } from './tenants.limits.ts'

/** Proofs of identity, bound to one link and thereby to one lead and purpose. */
export interface TenantProofs {
  proofOf(linkId: number): string
  /** Null for an invalid or expired proof. */
  linkIn(proof: string): number | null
}

/** Link id, expiry in milliseconds, signature. */
const PROOF = /^(\d{1,10})\.(\d{13})\.([\w-]{43})$/

/** Used when no key is configured. */
const KEY_FILE = 'tenant-proofs.key'

/** The first key signs; all keys verify. */
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

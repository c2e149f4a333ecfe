import type { KeyScope } from '@latchkey/domain/integrations/keys/key-areas'
import { ADMINISTRATION, type Permission } from '@latchkey/domain/permissions/permission.enums'
import type { TSchema } from 'typebox'

/** Anyone, anyone signed in, or holders of one (`anyOf`) or all (`allOf`) of the permissions. */
export type Access = 'public' | SignedInAccess

export type SignedInAccess =
  | 'signed-in'
  | { readonly anyOf: readonly Permission[] }
  | { readonly allOf: readonly Permission[] }

/** Served by a library whose routes cannot declare an access; public. */
export const DOCS_PREFIX = '/api/docs'

/** System Administrators, and holders of other roles with the same permissions (rule R16). */
export const ADMINISTRATORS: SignedInAccess = { allOf: ADMINISTRATION }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required for every route; a missing one stops the start. */
    access?: Access
    /** Areas that open the call to API keys, any of which suffices; closed to keys without (rule I1.2). */
    keys?: readonly KeyScope[]
    /** The response to a program, where it differs from that to a person. */
    keysResponse?: TSchema
    /** A header in which a key may be sent too. */
    keyHeader?: string
    /** A sensitive operation, which needs a recent proof of identity. ASVS 5.0, 7.5.2 and 7.5.3. */
    isProofRequired?: boolean
    /** The day from which a call that must end says so, half a year before it does. */
    deprecatedOn?: string
  }
}

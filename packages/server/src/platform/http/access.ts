import { PERMISSIONS, type Permission } from '@latchkey/domain/permissions/permission.enums'

/** Who may make a call: anyone, anyone signed in, or a holder of one (`anyOf`) or all (`allOf`) of the permissions. */
export type Access =
  | 'public'
  | 'signed-in'
  | { readonly anyOf: readonly Permission[] }
  | { readonly allOf: readonly Permission[] }

/** Where a library serves the pages about the calls: it cannot declare who may see them, and anyone may. */
export const DOCS_PREFIX = '/api/docs'

/** Who holds every permission there is: a System Administrator, or an equal of one. */
export const EVERYTHING: Access = { allOf: PERMISSIONS }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route declares it; one that does not stops the server at start-up. */
    access?: Access
    /** True for a sensitive operation: the caller must have proved their identity a short time ago. Source: ASVS 5.0, 7.5.2 and 7.5.3. */
    isProofAsked?: boolean
  }
}

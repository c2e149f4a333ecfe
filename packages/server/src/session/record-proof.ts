import type { Change } from '../context/context.ts'
import type { Actor } from '../platform/http/actor.ts'
import { sessionQueries } from './session.queries.ts'

/** Records and audits a proof of identity. */
export async function recordProof(change: Change, actor: Actor, at: Date): Promise<void> {
  await sessionQueries(change.db).prove(actor.sessionId, at)
  await change.audit({ action: 'session.prove', entity: 'session', entityId: actor.sessionId })
}

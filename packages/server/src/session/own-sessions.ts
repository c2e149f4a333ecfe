import { OWN_SESSIONS_MAX, type OwnSession } from '@latchkey/domain/session/own-sessions.contract'
import type { Context } from '../context/context.ts'
import type { Actor } from '../platform/http/actor.ts'
import { notFound } from '../platform/http/error.ts'
import { idleSince } from './session.limits.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'

export interface OwnSessionsService {
  list(actor: Actor): Promise<OwnSession[]>
  /** Ends a session, which may be that of the call itself. */
  end(actor: Actor, id: number): Promise<true>
}

export function ownSessionsService(context: Context): OwnSessionsService {
  return {
    async list(actor) {
      const sessions = await context.db
        .selectFrom('session')
        .select(['id', 'device', 'address', 'created_at', 'last_seen_at'])
        .where('user_id', '=', actor.userId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', new Date(context.now()))
        .where('last_seen_at', '>', idleSince(context.config, context.now()))
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .limit(OWN_SESSIONS_MAX)
        .execute()
      return sessions.map(({ id, device, address, created_at: signedInAt, last_seen_at: lastSeenAt }) => ({
        id,
        device,
        address,
        signedInAt: unixSeconds(signedInAt),
        lastSeenAt: unixSeconds(lastSeenAt),
        isCurrent: id === actor.sessionId,
      }))
    },

    async end(actor, id) {
      await context.change(actor, async (change) => {
        const ended = await change.db
          .updateTable('session')
          .set({ ended_at: new Date(context.now()) })
          .where('id', '=', id)
          .where('user_id', '=', actor.userId)
          .where('ended_at', 'is', null)
          .returning('id')
          .executeTakeFirst()
        if (!ended) throw notFound()
        await change.audit({ action: 'session.end', entity: 'session', entityId: id })
        change.disconnect([id])
      })
      return true
    },
  }
}

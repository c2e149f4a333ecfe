import type { Sending } from '@latchkey/domain/feeds/feed-file.contract'
import type { SendFeedBody } from '@latchkey/domain/feeds/feed.body'
import type { Static } from 'typebox'
import type { AuditEntry, Change, Context } from '../../context/context.ts'
import { accepted } from '../../platform/http/accepted.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { alreadySending, found } from '../../platform/http/error.ts'
import { feedQueries } from '../feed.queries.ts'
import { FILE_STATE, sendingQueries } from './sending.queries.ts'

export type SendingService = ReturnType<typeof sendingService>

/** Lets people send files by hand; `feed-sender.ts` sends them. */
export function sendingService(context: Context) {
  const at = () => new Date(context.now())

  return {
    /** False without a host. @throws AppError 404, 422, 409 while a file is being sent */
    send: (actor: Actor, id: number, body: Static<typeof SendFeedBody>): Promise<Sending> =>
      context.change(actor, async (change) => {
        const feed = found(await feedQueries(change.db).lock(id))
        const { everything } = accepted(body)
        if (feed.host === null) return false
        const files = sendingQueries(change.db)
        if (await files.isSending(id)) throw alreadySending()
        const now = at()
        const fileId = await files.insert({
          feed_id: id,
          at: now,
          has_everything: everything,
          next_at: now,
        })
        await begin(change, 'feed.send', id)
        return { fileId }
      }),

    /** As it is now, however few homes there are. False for a file that is not held. @throws AppError 404, 409 */
    sendAnyway: (actor: Actor, fileId: number): Promise<boolean> =>
      context.change(actor, async (change) => {
        const files = sendingQueries(change.db)
        const { feed_id: feedId } = found(await files.find(fileId))
        const feed = found(await feedQueries(change.db).lock(feedId))
        const file = found(await files.find(fileId))
        if (file.state !== FILE_STATE.held || feed.host === null) return false
        if (await files.isSending(feedId)) throw alreadySending()
        await files.set(fileId, {
          state: FILE_STATE.sending,
          is_scheduled: false,
          attempts: 0,
          next_at: at(),
        })
        await begin(change, 'feed.send-anyway', feedId)
        return true
      }),
  }
}

async function begin(change: Change, action: AuditEntry['action'], feedId: number): Promise<void> {
  await change.enqueue('feeds.send', { feedId, dueAt: change.now() })
  await change.audit({ action, entity: 'feed', entityId: feedId })
  change.push('integrations-refresh', {})
}

import type { Readable } from 'node:stream'
import type { FeedFile } from '@latchkey/domain/feeds/feed-file.contract'
import { feedDownloadName } from '@latchkey/domain/feeds/feed-file.messages'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Context } from '../context/context.ts'
import { feedKindOfNumber, type FeedRecord } from '../listings/feed-choices.queries.ts'
import type { Actor } from '../platform/http/actor.ts'
import { found, notFound } from '../platform/http/error.ts'
import { boundedPage, pageOf } from '../platform/http/list-request.ts'
import { readableFrom } from '../platform/files/readable-from.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import { presentFile } from './feed.present.ts'
import { feedQueries } from './feed.queries.ts'
import { feedFileQueries, numberOfFileState } from './portal/feed-file.queries.ts'
import { portalFilesOf } from './portal/portal-files.ts'

export type FeedFilesService = ReturnType<typeof feedFilesService>

/** The files of portals: what was made, and one made now. */
export function feedFilesService(context: Context) {
  const portalFiles = portalFilesOf(context)
  const dateFormatter = createDateFormatter(context.config.timeZone)

  /** A website has no files. */
  async function portal(id: number): Promise<FeedRecord> {
    const feed = found(await feedQueries(context.db).find(id))
    if (feedKindOfNumber(feed.kind) !== 'portal') throw notFound()
    return feed
  }

  return {
    /** Newest first. */
    async page(id: number, params: { page: number; limit: number }): Promise<Page<FeedFile>> {
      const { id: feedId } = await portal(id)
      const request = boundedPage(params)
      const files = feedFileQueries(context.db)
      const [total, listed] = await Promise.all([files.count(feedId), files.page(feedId, request)])
      return pageOf(listed.map(presentFile), total, request)
    },

    /** Made while it is read: it ends with the reader. */
    async download(actor: Actor, id: number): Promise<{ name: string; content: Readable }> {
      const feed = await portal(id)
      const at = new Date(context.now())
      const fill = await portalFiles.archive(feed, at)
      await context.change(actor, (change) =>
        change.audit({ action: 'feed.download', entity: 'feed', entityId: id }),
      )
      const content = readableFrom(async (sink, signal) => {
        const made = await fill(sink, signal)
        await context.change(null, async (change) => {
          // Meanwhile it may have been deleted.
          if ((await feedQueries(change.db).lock(id)) === undefined) return
          await feedFileQueries(change.db).insert({
            feed_id: id,
            at,
            homes: made.homes,
            left_out: JSON.stringify(made.leftOut),
            pictures: made.pictures,
            bytes: made.bytes,
            state: numberOfFileState('downloaded'),
          })
          change.push('integrations-refresh', {})
        })
      })
      return { name: feedDownloadName(feed.name, dateFormatter.formatDate(unixSeconds(at))), content }
    },
  }
}

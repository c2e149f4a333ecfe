import type { FeedBody, FeedUpdateBody } from '@latchkey/domain/feeds/feed.body'
import type { Feed, NewAddress, NewFeed, Website } from '@latchkey/domain/feeds/feed.contract'
import type { FeedKind } from '@latchkey/domain/listings/listing.enums'
import { FEEDS_MAX, WEBSITE_READS_PER_MINUTE } from '@latchkey/domain/feeds/feed.limits'
import { feedDraftIn, type FeedDraft } from '@latchkey/domain/feeds/feed.draft'
import { validateFeed } from '@latchkey/domain/feeds/feed.suite'
import { FTP_PORTS, isFtpPort } from '@latchkey/domain/integrations/called-addresses'
import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import type { Static } from 'typebox'
import type { AuditEntry, Change, Context } from '../context/context.ts'
import {
  feedChoiceQueries,
  feedKindOfNumber,
  numberOfFeedKind,
  type FeedRecord,
} from '../listings/feed-choices.queries.ts'
import { hashOfToken, newSecretToken } from '../platform/crypto/secret-token.ts'
import { accepted, acceptedWith } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { conflict, found, notFound, tooManyFeeds } from '../platform/http/error.ts'
import { ftpOn } from '../outbound/ftp.ts'
import { triesOn } from '../rate-limits/tries.ts'
import { feedChanges } from './feed.changes.ts'
import { passwordSealing } from './feed.password.ts'
import { presentFeed } from './feed.present.ts'
import { feedQueries } from './feed.queries.ts'
import { feedFileQueries } from './portal/feed-file.queries.ts'
import { isOtherReceiver, isOtherSchedule, portalColumns } from './portal/portal.columns.ts'
import { websitesOf, type WebsiteBody } from './website.ts'

export type FeedsService = ReturnType<typeof feedsService>

export function feedsService(context: Context) {
  const { db, config } = context
  const tries = triesOn(context)
  const websites = websitesOf(context)
  const sealing = passwordSealing(config)
  const ftp = ftpOn(config)
  const urlOf = (token: string) => `${config.publicUrl}/listings/${token}.json`

  const read = async (id: number): Promise<Feed> => {
    const queries = feedQueries(db)
    const feed = found(await queries.find(id))
    return presentFeed(feed, await queries.homes())
  }

  /** Checks the host alone: the port has a rule of its own. Waits for name servers, which a transaction does not. */
  const refusalOf = ({ kind, sendTo, host, port }: FeedDraft) =>
    kind === 'portal' && sendTo === 'ftp'
      ? ftp.refusalOf(host, port !== null && isFtpPort(port) ? port : FTP_PORTS.usual)
      : null

  const columnsOf = (draft: FeedDraft, saved: FeedRecord | null) => ({
    ...portalColumns(draft),
    password_sealed: passwordIn(draft, saved),
  })

  /** The one that is stored, unless another is given. */
  function passwordIn({ sendTo, password }: FeedDraft, saved: FeedRecord | null): Buffer | null {
    if (sendTo === 'nobody') return null
    return password === '' ? (saved?.password_sealed ?? null) : sealing.seal(password)
  }

  async function addWebsite(change: Change, { name }: FeedDraft): Promise<NewFeed> {
    const token = newSecretToken()
    const id = await feedQueries(change.db).insert({
      name,
      kind: numberOfFeedKind('website'),
      token_hash: hashOfToken(token),
      created_at: new Date(change.now()),
    })
    await note(change, 'feed.create', id, [{ field: 'name', from: null, to: name }])
    return { id, url: urlOf(token) }
  }

  async function addPortal(change: Change, draft: FeedDraft): Promise<NewFeed> {
    const queries = feedQueries(change.db)
    const id = await queries.insert({
      name: draft.name,
      kind: numberOfFeedKind('portal'),
      ...columnsOf(draft, null),
      created_at: new Date(change.now()),
    })
    await note(change, 'feed.create', id, feedChanges(null, found(await queries.find(id)), draft))
    return { id }
  }

  return {
    async all(): Promise<Feed[]> {
      const queries = feedQueries(db)
      const [feeds, homes] = await Promise.all([feedChoiceQueries(db).all(), queries.homes()])
      return feeds.map((feed) => presentFeed(feed, homes))
    },

    get: read,

    /** @throws AppError 409 when there are too many, 422 */
    async create(actor: Actor, body: Static<typeof FeedBody>): Promise<NewFeed> {
      const draft = feedDraftIn(body.values.kind as FeedKind | '', body.values)
      const refusal = await refusalOf(draft)
      return context.change(actor, async (change) => {
        await feedQueries(change.db).lockAll()
        const feeds = await feedChoiceQueries(change.db).all()
        accepted(body, validateFeed(draft, { isNameFree: isFree(feeds, draft.name), refusal }))
        if (feeds.length >= FEEDS_MAX) throw tooManyFeeds({ max: FEEDS_MAX })
        return draft.kind === 'portal' ? addPortal(change, draft) : addWebsite(change, draft)
      })
    },

    /** @throws AppError 404, 409, 422 */
    async save(actor: Actor, id: number, body: Static<typeof FeedUpdateBody>): Promise<boolean> {
      const kind = feedKindOfNumber(found(await feedQueries(db).find(id)).kind)
      const draft = feedDraftIn(kind, body.values)
      const refusal = await refusalOf(draft)
      return context.change(actor, async (change) => {
        const queries = feedQueries(change.db)
        await queries.lockAll()
        const feeds = await feedChoiceQueries(change.db).all()
        const saved = found(feeds.find((feed) => feed.id === id))
        const others = feeds.filter((feed) => feed !== saved)
        const { version } = acceptedWith(
          body,
          ['version'],
          validateFeed(draft, { isNameFree: isFree(others, draft.name), refusal }),
        )
        if (version !== saved.version) throw conflict()
        const columns = { name: draft.name, ...(kind === 'portal' && columnsOf(draft, saved)) }
        const after = { ...saved, ...columns }
        await queries.update(id, {
          ...columns,
          version: saved.version + 1,
          // Hours that have passed before are not made up for.
          ...(isOtherSchedule(saved, after) && { scheduled_at: new Date(change.now()) }),
        })
        if (isOtherReceiver(saved, after)) await feedFileQueries(change.db).forgetPictures(id)
        await note(change, 'feed.update', id, feedChanges(saved, after, draft))
        return true
      })
    },

    /** Its homes stay published elsewhere. */
    remove: (actor: Actor, id: number): Promise<boolean> =>
      context.change(actor, async (change) => {
        const saved = found(await feedQueries(change.db).lock(id))
        await feedQueries(change.db).remove(id)
        await note(change, 'feed.delete', id, [{ field: 'name', from: saved.name, to: null }])
        return true
      }),

    /** The former address ends at once. */
    newAddress: (actor: Actor, id: number): Promise<NewAddress> =>
      context.change(actor, async (change) => {
        const saved = found(await feedQueries(change.db).lock(id))
        if (feedKindOfNumber(saved.kind) !== 'website') return false
        const token = newSecretToken()
        await feedQueries(change.db).update(id, { token_hash: hashOfToken(token) })
        await note(change, 'feed.new-address', id)
        return { url: urlOf(token) }
      }),

    async preview(id: number): Promise<Website> {
      const feed = found(await feedQueries(db).find(id))
      if (feedKindOfNumber(feed.kind) !== 'website') throw notFound()
      return websites.preview(id)
    },

    /** @throws AppError 404 for an unknown or ended address, 429 after too many reads */
    async website(token: string): Promise<WebsiteBody> {
      const { id, last_read_at: lastReadAt } = found(await feedQueries(db).ofToken(hashOfToken(token)))
      const key = `website-feed:${id}`
      await tries.count({ key, max: WEBSITE_READS_PER_MINUTE, windowMs: MINUTE_MS })
      const at = context.now()
      if (lastReadAt === null || at - lastReadAt.getTime() >= MINUTE_MS)
        context.backgroundWrites.start(key, () =>
          context.change(null, async (change) => {
            await feedQueries(change.db).update(id, { last_read_at: new Date(at) })
            // It is in use from now on.
            if (lastReadAt === null) change.push('integrations-refresh', {})
          }),
        )
      return websites.body(id)
    },
  }
}

const isFree = (feeds: readonly { name: string }[], name: string): boolean =>
  feeds.every((feed) => feed.name.toLowerCase() !== name.toLowerCase())

/** Lists of listings name the feeds. */
async function note(
  change: Change,
  action: AuditEntry['action'],
  id: number,
  changes: AuditEntry['changes'] = [],
): Promise<void> {
  await change.audit({ action, entity: 'feed', entityId: id, changes })
  change.push('property-refresh', {})
  change.push('integrations-refresh', {})
}

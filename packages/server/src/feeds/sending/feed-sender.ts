import { FEED_STATES } from '@latchkey/domain/feeds/feed.enums'
import type { SendFault } from '@latchkey/domain/feeds/feed-file.enums'
import { HELD_FROM_HOMES, SEND_RETRY_WAITS_MS, SENDING_MAX_MS } from '@latchkey/domain/feeds/feed.limits'
import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import type { Updateable } from 'kysely'
import type { Change, Context } from '../../context/context.ts'
import type { FeedFileTable } from '../../db/tables/listings.ts'
import type { FeedRecord } from '../../listings/feed-choices.queries.ts'
import { ftpOn, type Ftp, type FtpServer } from '../../outbound/ftp.ts'
import { feedQueries } from '../feed.queries.ts'
import type { BuildPortalFiles, PortalBuild } from '../portal/portal-build.ts'
import { passwordSealing } from '../feed.password.ts'
import { isOtherReceiver } from '../portal/portal.columns.ts'
import { notifyNotSent } from './not-sent.ts'
import { withSendingFolder } from './sending-folder.ts'
import { FILE_STATE, sendingQueries, type FeedFileRecord } from './sending.queries.ts'

/** A process that sends a file and has not renewed its lease for this long is presumed dead. */
const LEASE_MS = MINUTE_MS

/** Interval of the renewals. */
const KEEP_MS = LEASE_MS / 4

/** The maximum for a scheduled file, and for one whose senders die. */
const ATTEMPTS_MAX = SEND_RETRY_WAITS_MS.length + 1

/** The result of an attempt. */
type Outcome = SendFault | 'sent' | 'held'

interface Attempt {
  readonly outcome: Outcome
  readonly built: PortalBuild | null
}

/** Sends what is due to a portal, and records what came of it (rule I4.7). */
export function feedSender(context: Context, build: BuildPortalFiles, ftp: Ftp = ftpOn(context.config)) {
  const sealing = passwordSealing(context.config)
  const now = () => new Date(context.now())

  const serverOf = (feed: FeedRecord): FtpServer | null =>
    feed.host === null
      ? null
      : {
          host: feed.host,
          port: feed.port ?? 0,
          isEncrypted: feed.is_encrypted ?? true,
          username: feed.username,
          password: feed.password_sealed === null ? null : sealing.open(feed.password_sealed).toString(),
          folder: feed.folder,
        }

  /** Aborted when it takes too long, and when another process has claimed the file or its feed is deleted. */
  async function whileKept<Result>(
    file: FeedFileRecord,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const lost = new AbortController()
    const keep = () =>
      sendingQueries(context.db)
        .keep(file, until())
        .then((isKept) => isKept || lost.abort())
        .catch((error: unknown) => context.log.warn({ err: error }, 'A file that is sent could not be kept'))
    const timer = setInterval(() => void keep(), KEEP_MS)
    try {
      return await work(AbortSignal.any([lost.signal, AbortSignal.timeout(SENDING_MAX_MS)]))
    } finally {
      clearInterval(timer)
    }
  }

  const until = () => new Date(context.now() + LEASE_MS)

  async function attempt(feed: FeedRecord, file: FeedFileRecord, signal: AbortSignal): Promise<Attempt> {
    const server = serverOf(feed)
    if (server === null) return { outcome: 'address', built: null }
    const { dataDir } = context.config
    return withSendingFolder({ dataDir, feedId: feed.id }, async (folder) => {
      const built = await build(feed, { everything: file.has_everything, at: file.at, folder, signal })
      const last = file.is_scheduled ? await sendingQueries(context.db).homesSentLast(feed.id) : null
      if (isTooFew(built.homes, last)) return { outcome: 'held', built }
      if (built.files.length === 0) return { outcome: 'nothing', built }
      return { outcome: (await ftp.send(server, built.files, signal)) ?? 'sent', built }
    })
  }

  const attemptWhileKept = (feed: FeedRecord, file: FeedFileRecord): Promise<Attempt> =>
    whileKept(file, async (signal) => {
      try {
        return await attempt(feed, file, signal)
      } catch (error) {
        if (signal.aborted) return { outcome: 'timeout', built: null }
        context.log.error({ err: error, feedId: feed.id }, 'The files of a portal could not be made')
        return { outcome: 'files', built: null }
      }
    })

  const claim = (feedId: number, at: Date) =>
    context.change(null, async (change) => {
      const feed = await feedQueries(change.db).lock(feedId)
      const file = await sendingQueries(change.db).claim(feedId, { at, now: now(), until: until() })
      if (feed === undefined || file === undefined) return null
      change.push('integrations-refresh', {})
      return { feed, file }
    })

  return {
    /** Everything that is due to a feed; `at` is the time of the attempts. */
    async send(feedId: number, at: () => Date): Promise<void> {
      for (;;) {
        const claimed = await claim(feedId, at())
        if (claimed === null) return
        const { feed, file } = claimed
        const isOver = file.attempts > ATTEMPTS_MAX
        const done = isOver
          ? { outcome: 'stopped' as const, built: null }
          : await attemptWhileKept(feed, file)
        await context.change(null, (change) => record(change, feed, { file, at: at(), ...done }))
      }
    },
  }
}

const isTooFew = (homes: number, last: number | null): boolean =>
  last !== null && last >= HELD_FROM_HOMES && homes < last / 2

async function record(
  change: Change,
  sentTo: FeedRecord,
  { file, at, outcome, built }: Attempt & { file: FeedFileRecord; at: Date },
): Promise<void> {
  const files = sendingQueries(change.db)
  const feedId = sentTo.id
  const feed = await feedQueries(change.db).lock(feedId)
  // Another process has it, or its feed is gone.
  if (feed === undefined || !(await files.keep(file, at))) return
  change.push('integrations-refresh', {})
  // An hour without homes, before and after, has no file.
  if (outcome === 'nothing' && file.is_scheduled) return files.remove(file.id)
  const next = nextAttempt(file, outcome, at)
  await files.set(file.id, {
    ...builtColumns(built, outcome),
    // A new receiver has no files yet.
    ...(isOtherReceiver(sentTo, feed) && { etags: null }),
    ...endOf(outcome),
    next_at: next,
    taken_until: null,
  })
  const state = outcome === 'sent' || outcome === 'held' ? outcome : 'failed'
  await feedQueries(change.db).update(feedId, {
    state: FEED_STATES.indexOf(state) + 1,
    ...(outcome === 'sent' && { last_sent_at: at }),
  })
  if (outcome === 'sent') {
    await files.replaceEarlier(feedId, file.id)
    return
  }
  if (file.is_scheduled && next === null) await notifyNotSent(change, feedId)
}

const endOf = (outcome: Outcome): Updateable<FeedFileTable> =>
  outcome === 'sent' || outcome === 'held'
    ? { state: FILE_STATE[outcome], fault: null }
    : { state: FILE_STATE.failed, fault: outcome }

/** Null when there is none: of what a person sent, and of what waits for one. */
function nextAttempt({ is_scheduled, attempts }: FeedFileRecord, outcome: Outcome, at: Date): Date | null {
  const wait = SEND_RETRY_WAITS_MS[attempts - 1]
  if (!is_scheduled || outcome === 'sent' || outcome === 'held' || wait === undefined) return null
  return new Date(at.getTime() + wait)
}

/** The files of a failed attempt are shown, but the portal does not have them. */
const builtColumns = (built: PortalBuild | null, outcome: Outcome): Updateable<FeedFileTable> =>
  built === null
    ? {}
    : {
        homes: built.homes,
        left_out: JSON.stringify(built.leftOut),
        pictures: built.pictures,
        bytes: built.bytes,
        ...(outcome === 'sent' && {
          etags: JSON.stringify(built.etags),
          homes_by_branch: JSON.stringify(built.homesByBranch),
        }),
      }

import fs from 'node:fs'
import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import type { FeedFile } from '@latchkey/domain/feeds/feed-file.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { HOUR_MS, MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { portalFilesOf } from '../../src/feeds/portal/portal-files.ts'
import { feedSender } from '../../src/feeds/sending/feed-sender.ts'
import { feedHandlers, sendDueFeeds } from '../../src/feeds/sending/sending.jobs.ts'
import { ftpOn } from '../../src/outbound/ftp.ts'
import { caller } from '../_caller.ts'
import { FTP_PASSWORD, startFtpPeer } from '../_ftp-peer.ts'
import { serverOfFile } from '../_harness.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { notificationsOf } from '../_notifications.ts'
import { branchFileOf, insertPortal, publishOn } from '../_portals.ts'

const [peer, other] = [await startFtpPeer(), await startFtpPeer()]
const logged: string[] = []
const server = await serverOfFile({
  config: { outboundTargets: [peer, other].map(({ port }) => `127.0.0.1:${port}`) },
  log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
})
const manager = await caller(server, 'integrations-manage', 'properties-view')
const agent = await caller(server, 'properties-view')

afterAll(() => {
  peer.close()
  other.close()
})

beforeEach(async () => {
  for (const each of [peer, other]) each.cut()
  await server.settled()
  server.clock.reset()
  for (const table of ['notification', 'listing_feed', 'feed'] as const)
    await server.db.deleteFrom(table).execute()
  for (const each of [peer, other]) {
    each.stored.clear()
    Object.assign(each, { answers: {}, cutAfter: Infinity, pauseMs: 0 })
    each.commands.length = 0
  }
})

/** Sent to at ten, an hour after the clock of the tests. */
const portal = (over: Record<string, unknown> = {}): Promise<number> =>
  insertPortal(manager, {
    hours: [10],
    host: '127.0.0.1',
    port: peer.port,
    isEncrypted: false,
    username: 'agency',
    password: FTP_PASSWORD,
    folder: 'in',
    ...over,
  })

/** Homes that are published on the feed. */
const homesOn = (feedId: number, count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, () => publishOn(server, agent, feedId)))

const takeOff = async (homeIds: readonly number[]): Promise<void> => {
  for (const id of homeIds) await agent.post(`/listings/${id}/take-off`)
}

/** Sends the feeds that are due so long after nine, as the demo's job does. */
const runAt = (ms: number) => sendDueFeeds(server.context, new Date(Date.UTC(2026, 2, 2, 9) + ms))

/** Newest first. */
const filesOf = async (id: number): Promise<FeedFile[]> =>
  (await manager.get(`/integrations/feeds/${id}/files/1/100`)).json<Page<FeedFile>>().models

const feedOf = async (id: number): Promise<Feed> =>
  (await manager.get(`/integrations/feeds/${id}`)).json<Feed>()

const send = (id: number, body: object = {}) => manager.post(`/integrations/feeds/${id}/send`, body)

const entries = async (): Promise<string> =>
  JSON.stringify(await server.db.selectFrom('audit').selectAll().execute())

/** Waits until nothing is being sent. */
const statesOf = async (id: number): Promise<string[]> => {
  await server.settled()
  return (await filesOf(id)).map(({ state }) => state)
}

const started = (command: string) =>
  vi.waitFor(() => expect(peer.commands.some((line) => line.startsWith(command))).toBe(true), {
    timeout: inject('waitMs'),
    interval: 10,
  })

describe('by hand', () => {
  test('a file is sent at once, and the next one has only new pictures', async () => {
    const id = await portal()
    await homesOn(id, 2)
    const { fileId } = (await send(id)).json<{ fileId: number }>()
    expect(await statesOf(id)).toEqual(['sent'])
    const [file] = await filesOf(id)
    expect(file).toMatchObject({ id: fileId, homes: 2, leftOut: [], pictures: 2, fault: null })
    expect(await feedOf(id)).toMatchObject({ state: 'sent', lastSentAt: file?.at })
    const [first = '', ...more] = peer.files()
    expect([first, more]).toEqual(['/in/1001_2026030201.zip', []])
    expect(peer.contentOf(first).length).toBe(file?.bytes)
    await send(id)
    expect(await statesOf(id)).toEqual(['sent', 'sent'])
    await send(id, { everything: true })
    expect(await statesOf(id)).toEqual(['sent', 'sent', 'sent'])
    const pictures = peer
      .files()
      .map((path) => Object.keys(branchFileOf(peer.contentOf(path)).pictures).length)
    expect(pictures).toEqual([2, 0, 2])
  })

  test('a feed without a host, a website and a home-less portal send nothing', async () => {
    const [download, empty] = [await insertPortal(manager, { name: 'Download' }), await portal()]
    expect((await send(download)).body).toBe('false')
    await send(empty)
    expect(await statesOf(empty)).toEqual(['failed'])
    expect((await filesOf(empty))[0]).toMatchObject({ fault: 'nothing', homes: 0 })
    expect([peer.commands, (await send(999_999)).statusCode]).toEqual([[], 404])
  })

  test('one file at a time', async () => {
    const id = await portal()
    await homesOn(id, 1)
    peer.answers = { PASS: null }
    await send(id)
    await started('PASS')
    const second = await send(id)
    expect([second.statusCode, second.json<{ error: string }>().error]).toEqual([409, 'in-progress'])
    expect((await filesOf(id)).map(({ state }) => state)).toEqual(['sending'])
  })

  test('I4/9: a refused password is Failed, and stands in no answer, log or entry', async () => {
    const id = await portal({ password: 'another Passw0rd' })
    await homesOn(id, 1)
    await send(id)
    expect(await statesOf(id)).toEqual(['failed'])
    const answers = await Promise.all(
      [`/integrations/feeds/${id}`, `/integrations/feeds/${id}/files/1/10`, '/integrations/feeds'].map(
        async (path) => (await manager.get(path)).body,
      ),
    )
    expect(answers[1]).toContain('"fault":"login"')
    expect(await feedOf(id)).toMatchObject({ state: 'failed', hasPassword: true })
    const all = [...answers, ...logged, JSON.stringify(server.pushed), await entries()].join('\n')
    expect(all).not.toContain('another Passw0rd')
    expect(peer.files()).toEqual([])
    // By hand it is not tried again, and nobody is notified.
    await runAt(30 * MINUTE_MS)
    expect([await statesOf(id), await notificationsOf(manager)]).toEqual([['failed'], []])
    expect(peer.commands.filter((line) => line.startsWith('PASS'))).toHaveLength(1)
  })

  test('a process whose clock is behind sends it all the same', async () => {
    const id = await portal()
    await homesOn(id, 1)
    const ahead = server.clock.now + HOUR_MS
    await leftBehind(id, { attempts: 0, until: -1, at: ahead })
    await feedHandlers(server.context)['feeds.send']({ feedId: id, dueAt: ahead })
    expect(await statesOf(id)).toEqual(['sent'])
  })

  test('a feed that is deleted meanwhile leaves nothing behind', async () => {
    const id = await portal()
    await homesOn(id, 1)
    peer.answers = { PASS: null }
    await send(id)
    await started('PASS')
    await manager.post(`/integrations/feeds/${id}/delete`)
    expect((await manager.get(`/integrations/feeds/${id}`)).statusCode).toBe(404)
  })

  test('nobody else sends', async () => {
    const id = await portal()
    expect((await agent.post(`/integrations/feeds/${id}/send`, {})).statusCode).toBe(403)
    expect((await agent.post('/integrations/feeds/files/1/send-anyway')).statusCode).toBe(403)
  })
})

describe('at its hours', () => {
  test('a file is sent once, however often the job runs; two hours of a stop are one file', async () => {
    const id = await portal({ hours: [10, 12] })
    await homesOn(id, 1)
    await runAt(59 * MINUTE_MS)
    expect(await statesOf(id)).toEqual([])
    await runAt(HOUR_MS)
    await runAt(HOUR_MS + MINUTE_MS)
    expect(await statesOf(id)).toEqual(['sent'])
    await runAt(26 * HOUR_MS)
    expect(await statesOf(id)).toEqual(['sent', 'sent'])
  })

  test('hours that are changed begin then', async () => {
    const id = await portal({ hours: [] })
    await homesOn(id, 1)
    const yesterday = new Date(server.clock.now - 24 * HOUR_MS)
    await server.db.updateTable('feed').set({ scheduled_at: yesterday }).execute()
    const { version } = await feedOf(id)
    const body = {
      name: 'Portal',
      branchLet: '1001',
      host: '127.0.0.1',
      port: peer.port,
      hours: [8],
      version,
    }
    const saved = await manager.post(`/integrations/feeds/${id}/update`, { ...body, isEncrypted: false })
    expect(saved.body).toBe('true')
    await runAt(HOUR_MS)
    expect(await statesOf(id)).toEqual([])
    await runAt(24 * HOUR_MS)
    expect(await statesOf(id)).toHaveLength(1)
  })

  test('an hour without homes has no file', async () => {
    const id = await portal()
    await runAt(HOUR_MS)
    expect([await statesOf(id), (await feedOf(id)).state]).toEqual([[], 'never'])
  })

  test('I4/8: fewer than half the homes are held, with one notification; Send anyway sends them', async () => {
    const before = await mailCount(server)
    const id = await portal({ hours: [10, 11, 12] })
    const homes = await homesOn(id, 12)
    await send(id)
    expect(await statesOf(id)).toEqual(['sent'])
    await takeOff(homes.slice(5))
    await runAt(HOUR_MS)
    await runAt(2 * HOUR_MS)
    expect(await statesOf(id)).toEqual(['held', 'held', 'sent'])
    expect(await feedOf(id)).toMatchObject({ state: 'held', homes: 5 })
    expect(peer.files()).toHaveLength(1)
    const text = 'Feed Portal was not sent.'
    const path = `/settings/integrations/feeds/${id}`
    expect(await notificationsOf(manager)).toMatchObject([{ kind: 13, text, path, leadId: null }])
    expect((await mailsAfter(server, before)).map(({ subject }) => subject)).toEqual([text])
    const [held] = await filesOf(id)
    server.clock.now = Date.UTC(2026, 2, 2, 9) + 3 * HOUR_MS
    expect((await manager.post(`/integrations/feeds/files/${held?.id}/send-anyway`)).body).toBe('true')
    expect(await statesOf(id)).toEqual(['sent', 'failed', 'sent'])
    const [sent, earlier] = await filesOf(id)
    expect([sent?.homes, earlier?.fault, peer.files().length]).toEqual([5, 'later', 2])
    for (const file of [sent, earlier])
      expect((await manager.post(`/integrations/feeds/files/${file?.id}/send-anyway`)).body).toBe('false')
  })

  test.each([
    ['half of the homes pass', 10, 5, 'sent'],
    ['fewer than ten are never held', 9, 1, 'sent'],
    ['fewer than half are held', 11, 5, 'held'],
  ])('%s', async (_what, first, then, state) => {
    const id = await portal()
    const homes = await homesOn(id, first)
    await send(id)
    expect(await statesOf(id)).toEqual(['sent'])
    await takeOff(homes.slice(then))
    await runAt(HOUR_MS)
    expect(await statesOf(id)).toEqual([state, 'sent'])
    expect(await notificationsOf(manager)).toHaveLength(state === 'held' ? 1 : 0)
  })

  test('a later file that passes ends the one that is held', async () => {
    const id = await portal({ hours: [10, 11] })
    const homes = await homesOn(id, 12)
    await send(id)
    expect(await statesOf(id)).toEqual(['sent'])
    await takeOff(homes.slice(5))
    await runAt(HOUR_MS)
    await homesOn(id, 1)
    await runAt(2 * HOUR_MS)
    expect(await statesOf(id)).toEqual(['sent', 'failed', 'sent'])
  })

  test('a failure is tried again after 5, 15 and 60 minutes, and then told', async () => {
    const id = await portal()
    await homesOn(id, 1)
    peer.answers = { STOR: '451 Not now.' }
    const tries = () => peer.commands.filter((line) => line.startsWith('STOR')).length
    const seen: [number, number, string[]][] = []
    for (const minutes of [60, 64, 65, 79, 80, 139, 140, 600]) {
      await runAt(minutes * MINUTE_MS)
      const texts = (await notificationsOf(manager)).map(({ kind }) => String(kind))
      seen.push([minutes, tries(), texts])
    }
    expect(seen).toEqual([
      [60, 1, []],
      [64, 1, []],
      [65, 2, []],
      [79, 2, []],
      [80, 3, []],
      [139, 3, []],
      [140, 4, ['13']],
      [600, 4, ['13']],
    ])
    expect((await filesOf(id))[0]).toMatchObject({ state: 'failed', fault: 'refused', homes: 1 })
  })

  test('a try that succeeds tells nobody', async () => {
    const id = await portal()
    await homesOn(id, 1)
    peer.cutAfter = 1
    await runAt(HOUR_MS)
    expect((await filesOf(id))[0]).toMatchObject({ state: 'failed', fault: 'connection' })
    expect([...peer.stored.keys()]).toEqual(['/in/1001_2026030201.zip.part'])
    peer.cutAfter = Infinity
    await runAt(HOUR_MS + 5 * MINUTE_MS)
    expect([await statesOf(id), await notificationsOf(manager)]).toEqual([['sent'], []])
    expect(peer.files()).toEqual(['/in/1001_2026030202.zip'])
  })

  test('no other feed waits for a server that is silent', async () => {
    const [silent, quick] = [await portal(), await portal({ name: 'Quick', port: other.port })]
    await homesOn(silent, 1)
    await homesOn(quick, 1)
    peer.answers = { PASS: null }
    await send(silent)
    await started('PASS')
    await send(quick)
    await vi.waitFor(async () => expect((await filesOf(quick))[0]?.state).toBe('sent'), {
      timeout: inject('waitMs'),
      interval: 20,
    })
    expect((await filesOf(silent))[0]?.state).toBe('sending')
  })
})

/** A process that claimed the file and was killed leaves it so. */
const leftBehind = async (
  id: number,
  over: { attempts: number; until: number; at?: number; is_scheduled?: boolean },
) => {
  const { attempts, until, is_scheduled = false } = over
  const at = new Date(over.at ?? server.clock.now)
  await server.db
    .insertInto('feed_file')
    .values({
      feed_id: id,
      at,
      state: 1,
      attempts,
      is_scheduled,
      next_at: at,
      taken_until: new Date(server.clock.now + until),
    })
    .execute()
}

describe('a sender that dies', () => {
  test('has its file sent by another, once it is silent for a minute', async () => {
    const id = await portal()
    await homesOn(id, 1)
    await leftBehind(id, { attempts: 1, until: MINUTE_MS })
    await runAt(MINUTE_MS)
    await feedHandlers(server.context)['feeds.send']({ feedId: id })
    expect(await statesOf(id)).toEqual(['sending'])
    expect((await send(id)).statusCode).toBe(409)
    server.clock.advance(2 * MINUTE_MS)
    await runAt(2 * MINUTE_MS)
    expect(await statesOf(id)).toEqual(['sent'])
    expect(peer.files()).toHaveLength(1)
  })

  test('only for another process ends, and leaves the file to that one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const id = await portal()
    await homesOn(id, 1)
    await leftBehind(id, { attempts: 0, until: -1 })
    peer.answers = { PASS: null }
    const { context } = server
    // Only what the other process has done ends it.
    const ftp = ftpOn(context.config, { silenceMs: HOUR_MS })
    const ended = vi.fn<() => void>()
    const at = () => new Date(context.now())
    void feedSender(context, portalFilesOf(context).build, ftp).send(id, at).then(ended)
    await started('PASS')
    await server.db.updateTable('feed_file').set({ attempts: 2 }).where('feed_id', '=', id).execute()
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), { timeout: inject('waitMs'), interval: 10 })
    expect(await statesOf(id)).toEqual(['sending'])
  })

  test('each time: its file is given up and told', async () => {
    const id = await portal()
    await leftBehind(id, { attempts: 4, until: -1, is_scheduled: true })
    await runAt(MINUTE_MS)
    expect((await filesOf(id))[0]).toMatchObject({ state: 'failed', fault: 'stopped' })
    expect((await notificationsOf(manager)).map(({ kind }) => kind)).toEqual([13])
  })
})

test('nothing of what was made stays on the disk', () => {
  const { dataDir } = server.context.config
  expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('feed-'))).toEqual([])
})

import { setTimeout as delay } from 'node:timers/promises'
import type { FeedFile } from '../../../packages/domain/src/feeds/feed-file.contract.ts'
import type { Listing, ListingRow } from '../../../packages/domain/src/listings/listing.contract.ts'
import type { Page } from '../../../packages/domain/src/platform/lists/page.ts'
import { ask, embeddedIn } from '../../../packages/server/test/_embedded-folders.ts'
import { FTP_PASSWORD, startFtpPeer } from '../../../packages/server/test/_ftp-peer.ts'
import { unzipped } from '../../../packages/server/test/_zip.ts'
import { signIn } from '../../bench/_agent.ts'
import { report } from '../_report.ts'
import { withKillableServer } from './_killable-server.ts'

const KILLS = Number(process.env['FAULT_KILLS'] ?? 20)

/** A kill comes within this time of the beginning of a sending or of the file, in milliseconds. */
const KILL_WITHIN_MS = 400

const peer = await startFtpPeer()
// Slow enough that a kill meets a file that is under way.
peer.pauseMs = 10

const isWhole = (file: string): boolean => {
  try {
    const entries = Object.entries(unzipped(peer.contentOf(file)))
    return entries.some(
      ([name, text]) => name.endsWith('.blm') && text.toString().trimEnd().endsWith('#END#'),
    )
  } catch {
    return false
  }
}

await withKillableServer({}, async (killable) => {
  const agent = await signIn(killable.url)
  const { id } = await agent.post<{ id: number }>('integrations/feeds', {
    kind: 'portal',
    name: 'Faults',
    branchLet: '1001',
    branchSale: '1002',
    host: '127.0.0.1',
    port: peer.port,
    isEncrypted: false,
    username: 'agency',
    password: FTP_PASSWORD,
    folder: 'in',
  })
  const { models } = await agent.get<Page<ListingRow>>('listings/1/100')
  for (const listing of models.filter(({ state }) => state === 'published')) {
    const { version, feedIds } = await agent.get<Listing>(`listings/${listing.id}`)
    await agent.post(`listings/${listing.id}`, { feedIds: [...feedIds, id], version })
  }
  const newest = async () => (await agent.get<Page<FeedFile>>(`integrations/feeds/${id}/files/1/1`)).models[0]
  let [unsent, interrupted] = [0, 0]
  for (let round = 0; round < KILLS; round += 1) {
    peer.commands.length = 0
    await agent.post(`integrations/feeds/${id}/send`, { everything: true })
    if (round % 2 === 0) while (!peer.commands.some((line) => line.startsWith('STOR'))) await delay(2)
    await delay(Math.random() * KILL_WITHIN_MS)
    const { child, ended } = killable.server()
    child.kill('SIGKILL')
    await ended
    await killable.start()
    if ((await newest())?.state === 'sending') interrupted += 1
    // The next attempt would begin after a minute.
    await ask(
      embeddedIn(`${killable.folder}/data`),
      'update feed_file set taken_until = null where state = 1',
    )
    await fetch(`${killable.url}/dev/jobs/feeds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const until = performance.now() + 60_000
    while (performance.now() < until && (await newest())?.state === 'sending') await delay(50)
    if ((await newest())?.state !== 'sent') unsent += 1
  }
  report('kill -9 while a feed is sent', {
    kills: KILLS,
    interrupted,
    files: peer.files().length,
    lostToHalves: peer.files().filter((file) => !isWhole(file)).length,
    lost: unsent,
    leftParts: [...peer.stored.keys()].length - peer.files().length,
  })
})
peer.close()

import { HOUR_MS } from '@latchkey/domain/platform/values/durations'
import { afterAll, expect, test } from 'vitest'
import { sendDueFeeds } from '../../src/feeds/sending/sending.jobs.ts'
import { caller } from '../_caller.ts'
import { FTP_PASSWORD, startFtpPeer } from '../_ftp-peer.ts'
import { serverOfFile } from '../_harness.ts'
import { insertPortal, publishOn } from '../_portals.ts'

const peer = await startFtpPeer()
afterAll(() => peer.close())
const config = { outboundTargets: [`127.0.0.1:${peer.port}`] }
const one = await serverOfFile({ config })
const other = await serverOfFile({
  address: one.address,
  config: { ...config, dataDir: one.context.config.dataDir },
})

test('two servers send the file of an hour once', async () => {
  const manager = await caller(one, 'integrations-manage', 'properties-view')
  const ids: number[] = []
  for (const name of ['One', 'Two', 'Three']) {
    const id = await insertPortal(manager, {
      name,
      branchLet: String(ids.length + 1),
      hours: [10],
      host: '127.0.0.1',
      port: peer.port,
      isEncrypted: false,
      username: 'agency',
      password: FTP_PASSWORD,
      folder: 'in',
    })
    await publishOn(one, manager, id)
    ids.push(id)
  }
  const at = new Date(one.clock.now + HOUR_MS)
  await Promise.all([one, other, one, other].map(({ context }) => sendDueFeeds(context, at)))
  await one.settled()
  expect(peer.files().toSorted()).toEqual([
    '/in/1_2026030201.zip',
    '/in/2_2026030201.zip',
    '/in/3_2026030201.zip',
  ])
  const files = await one.db.selectFrom('feed_file').select(['state', 'attempts']).execute()
  expect(files).toEqual(ids.map(() => ({ state: 2, attempts: 1 })))
})

import { afterAll, expect, inject, test, vi } from 'vitest'
import { caller } from '../_caller.ts'
import { FTP_PASSWORD, startFtpPeer, type FtpPeer } from '../_ftp-peer.ts'
import { serverOfFile } from '../_harness.ts'
import { branchFileOf, insertPortal, publishOn } from '../_portals.ts'

const [former, next] = [await startFtpPeer(), await startFtpPeer()]
afterAll(() => {
  former.close()
  next.close()
})
const server = await serverOfFile({
  config: { outboundTargets: [former, next].map(({ port }) => `127.0.0.1:${port}`) },
})

/** Of each file, in the order in which they arrived. */
const picturesAt = (peer: FtpPeer): number[] =>
  peer.files().map((path) => Object.keys(branchFileOf(peer.contentOf(path)).pictures).length)

test('a receiver that is chosen while a file goes to the former one has none of its pictures', async () => {
  const manager = await caller(server, 'integrations-manage', 'properties-view')
  const to = {
    host: '127.0.0.1',
    port: former.port,
    isEncrypted: false,
    username: 'agency',
    password: FTP_PASSWORD,
    folder: 'in',
  }
  const id = await insertPortal(manager, to)
  await publishOn(server, manager, id)
  const { promise, resolve: release } = Promise.withResolvers<void>()
  former.waits = { STOR: promise }
  const send = () => manager.post(`/integrations/feeds/${id}/send`, {})
  await send()
  await vi.waitFor(() => expect(former.commands.some((line) => line.startsWith('STOR'))).toBe(true), {
    timeout: inject('waitMs'),
    interval: 10,
  })
  const saved = await manager.post(`/integrations/feeds/${id}/update`, {
    ...to,
    name: 'Portal',
    branchLet: '1001',
    branchSale: '1002',
    port: next.port,
    version: 1,
  })
  expect(saved.body).toBe('true')
  release()
  await server.settled()
  await send()
  await server.settled()
  await send()
  await server.settled()
  expect([picturesAt(former), picturesAt(next)]).toEqual([[1], [1, 0]])
})

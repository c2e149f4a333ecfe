import { expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { anOwnSession } from './own-session.fixtures.ts'
import { OwnSessionsStoreModel } from './own-sessions.store.ts'
import type { SessionEnv } from './session.calls.ts'

const HERE = anOwnSession()
const PHONE = anOwnSession({ id: 2, isCurrent: false })
const TABLET = anOwnSession({ id: 3, isCurrent: false })
const open = (session: Partial<SessionEnv['session']>) => OwnSessionsStoreModel.create({}, anEnv({ session }))

it('lists the devices, and reports a failure', async () => {
  const sessions = vi.fn<SessionEnv['session']['sessions']>(failing('offline'))
  const store = open({ sessions })
  await store.load()
  expect([store.sessions, store.hasFailed]).toEqual([null, true])
  sessions.mockResolvedValue([HERE])
  await store.load()
  expect([store.sessions, store.hasFailed]).toEqual([[HERE], false])
  sessions.mockImplementation(failing('offline'))
  await store.load()
  expect([store.sessions, store.hasFailed]).toEqual([[HERE], false])
})

it('ends all sessions but the current one; one that no longer exists counts as ended', async () => {
  const endSession = vi.fn<SessionEnv['session']['endSession']>(() => Promise.resolve(true))
  endSession.mockImplementationOnce(failing('gone'))
  const store = open({ endSession, sessions: () => Promise.resolve([HERE, PHONE, TABLET]) })
  await store.load()
  expect(await store.endOthers()).toEqual({ kind: 'done' })
  expect(endSession.mock.calls).toEqual([[2], [3]])
})

it('reports a session that could not be ended, and ends the rest', async () => {
  const endSession = vi.fn<SessionEnv['session']['endSession']>(() => Promise.resolve(true))
  endSession.mockImplementationOnce(failing('broken'))
  const store = open({ endSession, sessions: () => Promise.resolve([HERE, PHONE, TABLET]) })
  await store.load()
  expect(await store.endOthers()).toEqual({ kind: 'failed', problem: { kind: 'broken' } })
  expect(endSession).toHaveBeenCalledTimes(2)
  expect(store.isSaving).toBe(false)
})

it('is saving until the last of several has ended', async () => {
  const slow = Promise.withResolvers<boolean>()
  const store = open({
    endSession: (id) => (id === PHONE.id ? slow.promise : Promise.resolve(true)),
    sessions: () => Promise.resolve([HERE, PHONE, TABLET]),
  })
  const phone = store.end(PHONE.id)
  await store.end(TABLET.id)
  expect(store.isSaving).toBe(true)
  slow.resolve(true)
  await phone
  expect(store.isSaving).toBe(false)
})

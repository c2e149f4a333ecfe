import { expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { anOwnSession } from './own-session.fixtures.ts'
import { OwnSessionsStoreModel } from './own-sessions.store.ts'
import type { SessionPort } from './session.port.ts'

const HERE = anOwnSession()
const PHONE = anOwnSession({ id: 2, isCurrent: false })
const TABLET = anOwnSession({ id: 3, isCurrent: false })
const open = (session: Partial<SessionPort>) => OwnSessionsStoreModel.create({}, anEnv({ session }))

it('knows the devices, and says when they could not be read', async () => {
  const sessions = vi.fn<SessionPort['sessions']>(failing('offline'))
  const store = open({ sessions })
  await store.load()
  expect([store.sessions, store.hasFailed]).toEqual([null, true])
  sessions.mockResolvedValue([HERE])
  await store.load()
  expect([store.sessions, store.hasFailed]).toEqual([[HERE], false])
  sessions.mockImplementation(failing('offline'))
  await store.load()
  expect([store.sessions, store.hasFailed]).toEqual([[HERE], false])
  store.forget()
  expect(store.sessions).toBeNull()
})

it('ends the others and never the one in hand; one that is gone already has ended', async () => {
  const endSession = vi.fn<SessionPort['endSession']>(() => Promise.resolve(true))
  endSession.mockImplementationOnce(failing('gone'))
  const store = open({ endSession, sessions: () => Promise.resolve([HERE, PHONE, TABLET]) })
  await store.load()
  expect(await store.endOthers()).toEqual({ kind: 'done' })
  expect(endSession.mock.calls).toEqual([[2], [3]])
})

it('says that one could not be ended, and ends the rest', async () => {
  const endSession = vi.fn<SessionPort['endSession']>(() => Promise.resolve(true))
  endSession.mockImplementationOnce(failing('broken'))
  const store = open({ endSession, sessions: () => Promise.resolve([HERE, PHONE, TABLET]) })
  await store.load()
  expect(await store.endOthers()).toEqual({ kind: 'failed', problem: { kind: 'broken' } })
  expect(endSession).toHaveBeenCalledTimes(2)
  expect(store.isSaving).toBe(false)
})

it('drops an answer that comes after the person left', async () => {
  const answer = Promise.withResolvers<(typeof HERE)[]>()
  const store = open({ sessions: () => answer.promise })
  const loading = store.load()
  store.forget()
  answer.resolve([HERE])
  await loading
  expect(store.sessions).toBeNull()
})

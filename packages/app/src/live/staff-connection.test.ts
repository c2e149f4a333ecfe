import { aBrand } from '@latchkey/domain/office/office.fixtures'
import type { StoreEnv } from '@latchkey/domain/root/root.calls'
import { anEnv } from '@latchkey/domain/root/env.fixtures'
import { createRootStore } from '@latchkey/domain/root/root.store'
import { followSession } from '@latchkey/domain/session/follow-session'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onStorageChange } from '../runtime/storage-change.ts'
import type { Connect } from './socket.ts'
import { openStaffConnection } from './staff-connection.ts'

/** Flushes pending promises. */
const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

function appWith() {
  const calls = {
    myPermissions: vi.fn<StoreEnv['session']['myPermissions']>().mockResolvedValue(['enquiries-view']),
    profile: vi
      .fn<StoreEnv['session']['profile']>()
      .mockResolvedValue({ firstName: 'Ada', lastName: 'Lee', media: null }),
    signOut: vi.fn<StoreEnv['session']['signOut']>().mockResolvedValue(),
  }
  const env = anEnv({ brand: { fetch: () => Promise.resolve(aBrand()) } })
  const root = createRootStore({
    ...env,
    session: { ...env.session, ...calls },
  })
  const on = new Map<string, (...args: unknown[]) => void>()
  let push: ((event: string, payload: object) => void) | null = null
  const socket = {
    active: true,
    on: (event: string, listener: () => void) => on.set(event, listener),
    onAny: (listener: NonNullable<typeof push>) => (push = listener),
    connect: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(),
  }
  const connect = vi.fn<() => typeof socket>(() => socket)
  const otherTabs = new EventTarget()
  const onReconnect = vi.fn<() => void>()
  const stop = followSession(root.session, {
    loadConnection: () =>
      Promise.resolve(() => openStaffConnection(root, onReconnect, connect as unknown as Connect)),
    onStorageChange: (listener) => onStorageChange(listener, otherTabs),
  })
  const signIn = async (id = 1) => {
    root.session.begin({ id, email: `${id}@latchkey.example`, jwt: `jwt-${id}` })
    await settled()
  }
  const storageChange = (key: string | null, newValue: string | null) =>
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return {
    root,
    calls,
    socket,
    connect,
    onReconnect,
    stop,
    signIn,
    storageChange,
    happen: (event: string) => on.get(event)?.(),
    push: (event: string) => push?.(event, {}),
  }
}

describe('followSession', () => {
  const running: (() => void)[] = []
  const start = () => {
    const made = appWith()
    running.push(made.stop)
    return made
  }
  afterEach(() => {
    for (const stop of running.splice(0)) stop()
  })

  it('opens no connection before sign-in', () => {
    expect(start().connect).not.toHaveBeenCalled()
  })

  it('loads permissions and profile and connects after sign-in', async () => {
    const { root, signIn, connect } = start()
    await signIn()
    expect(root.session.permissions).toEqual(['enquiries-view'])
    expect(root.session.profile?.firstName).toBe('Ada')
    expect(connect).toHaveBeenCalledOnce()
  })

  it('keeps the connection when only the token is renewed, and replaces it when the user changes', async () => {
    const { root, signIn, connect, socket } = start()
    await signIn(1)
    root.session.begin({ id: 1, email: '1@latchkey.example', jwt: 'renewed' })
    await settled()
    expect(connect).toHaveBeenCalledOnce()
    await signIn(2)
    expect(socket.disconnect).toHaveBeenCalledOnce()
    expect(connect).toHaveBeenCalledTimes(2)
  })

  it('disconnects when the session ends', async () => {
    const { root, signIn, socket } = start()
    await signIn()
    await root.session.signOut()
    expect(socket.disconnect).toHaveBeenCalledOnce()
  })

  it('does not connect when the session ended while the client was loading', async () => {
    const { root, connect } = start()
    root.session.begin({ id: 1, email: 'a@b.example', jwt: 'x' })
    root.session.end()
    await settled()
    expect(connect).not.toHaveBeenCalled()
  })

  it.each(['users-refresh', 'roles-refresh'])('refetches the permissions on %s', async (event) => {
    const { signIn, push, calls } = start()
    await signIn()
    push(event)
    expect(calls.myPermissions).toHaveBeenCalledTimes(2)
  })

  it('applies a push to the staff’s stores', async () => {
    const { root, signIn, push } = start()
    await signIn()
    push('leads-refresh')
    expect(root.leads.revision).toBe(1)
  })

  it('shows a new brand as soon as it is saved', async () => {
    const { root, signIn, push } = start()
    await signIn()
    push('settings-refresh')
    await settled()
    expect(root.brand.shown).toEqual(aBrand())
  })

  it.each(['unheard-of', 'toString'])('ignores an unknown push: %s', async (event) => {
    const { signIn, push } = start()
    await signIn()
    expect(() => push(event)).not.toThrow()
  })

  it('refetches everything after a reconnect', async () => {
    const { signIn, happen, calls, onReconnect } = start()
    await signIn()
    happen('connect')
    expect(calls.profile).toHaveBeenCalledTimes(1)
    happen('connect')
    expect(calls.profile).toHaveBeenCalledTimes(2)
    expect(onReconnect).toHaveBeenCalledOnce()
  })

  it('records whether it is live', async () => {
    const { root, signIn, happen } = start()
    await signIn()
    expect(root.isLive).toBe(false)
    happen('connect')
    expect(root.isLive).toBe(true)
    happen('disconnect')
    expect(root.isLive).toBe(false)
  })

  it.each([
    ['the token is taken away', 'jwt-token'],
    ['the storage is cleared', null],
  ])('signs out when %s in another tab', async (_what, key) => {
    const { root, signIn, storageChange } = start()
    await signIn()
    storageChange(key, null)
    expect(root.session.phase).toBe('signed-out')
    expect(root.session.isLoggedOut).toBe(true)
  })

  it('stays signed in when another tab renews the token or stores something else', async () => {
    const { root, signIn, storageChange } = start()
    await signIn()
    storageChange('jwt-token', 'renewed')
    storageChange('sidebar_sections', null)
    expect(root.session.isSignedIn).toBe(true)
  })
})

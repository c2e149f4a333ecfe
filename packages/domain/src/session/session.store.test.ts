import { describe, expect, it, vi } from 'vitest'
import type { Permission } from '../permissions/permission.enums.ts'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { ProblemError, type Problem } from '../platform/problem.ts'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import type { Session } from './session.contract.ts'
import type { SessionEnv } from './session.calls.ts'
import { SessionStoreModel } from './session.store.ts'

const ANN: Session = { id: 7, email: 'ann@example.com', jwt: 'token-1' }
const DRAFT = { username: 'ann@example.com', password: 'Latchkey1!' }

function aStore(session: Partial<SessionEnv['session']> = {}, kept: Record<string, string> = {}) {
  const storage = createMemoryStorage(kept)
  const tabStorage = createMemoryStorage()
  const env = anEnv({ session: { signIn: () => Promise.resolve(ANN), ...session }, storage, tabStorage })
  return { store: SessionStoreModel.create({}, env), storage, tabStorage }
}

async function aSignedInStore(session: Partial<SessionEnv['session']> = {}) {
  const test = aStore(session)
  await test.store.signIn(DRAFT)
  return test
}

const rejecting = (problem: Problem) => () => Promise.reject(new ProblemError(problem))

describe('signing in', () => {
  it('starts as unknown', () => {
    expect(aStore().store).toMatchObject({ phase: 'unknown', user: null, token: null, permissions: null })
  })

  it('keeps the user and the token', async () => {
    const { store, storage } = aStore()
    expect(await store.signIn(DRAFT)).toEqual({ kind: 'signed-in' })
    expect(store).toMatchObject({
      phase: 'signed-in',
      isSignedIn: true,
      token: 'token-1',
      user: { id: 7, email: 'ann@example.com' },
    })
    expect(storage.getItem('jwt-token')).toBe('token-1')
  })

  it.each([
    [() => Promise.resolve(false as const), { kind: 'rejected' }],
    [
      () => Promise.resolve({ redirect: '/reset-password/x' }),
      { kind: 'redirect', address: '/reset-password/x' },
    ],
    [
      () => Promise.resolve({ redirect: '/login/two-factor#abc' }),
      { kind: 'second-step', step: 'code', challenge: 'abc' },
    ],
    [rejecting({ kind: 'limited', retryAfterSeconds: 900 }), { kind: 'limited', retryAfterSeconds: 900 }],
    [
      rejecting({ kind: 'invalid', errors: [{ attribute: 'username', errors: [{ name: 'required' }] }] }),
      { kind: 'invalid', errors: { username: ['required'] } },
    ],
    [rejecting({ kind: 'offline' }), { kind: 'broken', problem: { kind: 'offline' } }],
    [() => Promise.reject(new Error('bug')), { kind: 'broken', problem: { kind: 'broken' } }],
  ])('returns the outcome (%#)', async (signIn, outcome) => {
    const { store, storage } = aStore({ signIn })
    expect(await store.signIn(DRAFT)).toEqual(outcome)
    expect(store).toMatchObject({ isSignedIn: false, token: null, user: null })
    expect(storage.getItem('jwt-token')).toBeNull()
  })
})

describe('resuming', () => {
  it('without a stored token signs out at once', async () => {
    const resume = vi.fn<SessionEnv['session']['resume']>()
    const { store } = aStore({ resume })
    await store.resume()
    expect(store.phase).toBe('signed-out')
    expect(resume).not.toHaveBeenCalled()
  })

  it('stores the renewed token', async () => {
    const resume = vi.fn<SessionEnv['session']['resume']>(() => Promise.resolve({ ...ANN, jwt: 'token-2' }))
    const { store, storage } = aStore({ resume }, { 'jwt-token': 'token-1' })
    await store.resume()
    expect(resume).toHaveBeenCalledExactlyOnceWith('token-1')
    expect(store).toMatchObject({ phase: 'signed-in', token: 'token-2' })
    expect(storage.getItem('jwt-token')).toBe('token-2')
  })

  it('calls once, however often it is started', async () => {
    const resume = vi.fn<SessionEnv['session']['resume']>(() => Promise.resolve(ANN))
    const { store } = aStore({ resume }, { 'jwt-token': 'token-1' })
    await Promise.all([store.resume(), store.resume()])
    await store.resume()
    expect(resume).toHaveBeenCalledOnce()
  })

  it.each([() => Promise.resolve(false as const), failing('unauthenticated')])(
    'signs out silently when the token is no longer valid',
    async (resume) => {
      const { store, storage } = aStore({ resume }, { 'jwt-token': 'old' })
      await store.resume()
      expect(store.phase).toBe('signed-out')
      expect(storage.getItem('jwt-token')).toBeNull()
    },
  )

  it('calls nothing when signed in already', async () => {
    const resume = vi.fn<SessionEnv['session']['resume']>(() => Promise.resolve(ANN))
    const { store } = aStore({ resume })
    await store.signIn(DRAFT)
    await store.resume()
    expect(resume).not.toHaveBeenCalled()
  })

  it('keeps a token that could not be checked', async () => {
    const { store, storage } = aStore({ resume: failing('offline') }, { 'jwt-token': 'token-1' })
    await store.resume()
    expect(store).toMatchObject({ phase: 'signed-out', token: null })
    expect(storage.getItem('jwt-token')).toBe('token-1')
  })

  it.each([false, ANN] as const)('does not undo a sign-in by password', async (late) => {
    const { promise, resolve } = Promise.withResolvers<Session | false>()
    const signIn = vi.fn<SessionEnv['session']['signIn']>(() =>
      Promise.resolve({ ...ANN, id: 8, jwt: 'token-8' }),
    )
    const { store, storage } = aStore({ resume: () => promise, signIn }, { 'jwt-token': 'token-1' })
    const resumed = store.resume()
    await store.signIn(DRAFT)
    resolve(late)
    await resumed
    expect(store).toMatchObject({ phase: 'signed-in', user: { id: 8 }, token: 'token-8' })
    expect(storage.getItem('jwt-token')).toBe('token-8')
  })
})

describe('signing out', () => {
  it('ends at once on the client, and sends the old token to the server', async () => {
    const signOut = vi.fn<SessionEnv['session']['signOut']>(() => new Promise(() => {}))
    const { store, storage } = await aSignedInStore({ signOut })
    await store.loadPermissions()
    await store.loadProfile()
    void store.signOut()
    expect(signOut).toHaveBeenCalledExactlyOnceWith('token-1')
    expect(store).toMatchObject({
      phase: 'signed-out',
      user: null,
      token: null,
      permissions: null,
      profile: null,
    })
    expect(store.permissionsPhase).toBe('idle')
    expect(storage.getItem('jwt-token')).toBeNull()
  })

  it('calls nothing when not signed in', async () => {
    const signOut = vi.fn<SessionEnv['session']['signOut']>(() => Promise.resolve())
    const { store } = aStore({ signOut })
    await store.signOut()
    expect(store.phase).toBe('signed-out')
    expect(signOut).not.toHaveBeenCalled()
  })

  it('succeeds without a connection', async () => {
    const { store } = await aSignedInStore({ signOut: failing('offline') })
    await store.signOut()
    expect(store.phase).toBe('signed-out')
  })

  it('removes stored filters about people, and keeps other stored values of lists', async () => {
    const { store, storage } = await aSignedInStore()
    const typed = JSON.stringify({ name: 'Okafor' })
    const ofPeople = ['enquiries_filters', 'viewings_filters', 'reservations_filters']
    for (const key of [...ofPeople, 'units_filters', 'enquiries_pagination']) storage.setItem(key, typed)
    await store.signOut()
    expect(ofPeople.map((key) => storage.getItem(key))).toEqual([null, null, null])
    expect(storage.getItem('units_filters')).toBe(typed)
    expect(storage.getItem('enquiries_pagination')).toBe(typed)
  })

  it('clears the remembered path, and leads home', async () => {
    const { store } = await aSignedInStore()
    store.rememberPath('/profile')
    await store.signOut()
    store.rememberPath('/main-menu/viewings')
    await store.signIn(DRAFT)
    expect(store.rememberedPath().consume()).toBe('/')
    store.rememberPath('/profile')
    expect(store.rememberedPath().consume()).toBe('/profile')
  })
})

it('remembers the path of a guarded page', async () => {
  const { store } = aStore()
  await store.resume()
  store.rememberPath('/main-menu/viewings')
  await store.signIn(DRAFT)
  expect(store.rememberedPath().consume()).toBe('/main-menu/viewings')
})

describe('an expired session', () => {
  it('ends silently and continues at the same page after signing in', async () => {
    const { store, tabStorage } = await aSignedInStore()
    store.expire('/main-menu/viewings')
    expect(store).toMatchObject({ phase: 'signed-out', token: null })
    expect(tabStorage.getItem('remembered_path')).toBe('/main-menu/viewings')
    store.expire('/elsewhere')
    await store.signIn(DRAFT)
    expect(store.rememberedPath().consume()).toBe('/main-menu/viewings')
  })
})

describe('permissions', () => {
  it('are empty until loaded', async () => {
    const { store } = await aSignedInStore({
      myPermissions: () => Promise.resolve(['enquiries-view', 'viewings-view']),
    })
    expect(store).toMatchObject({ permissions: null, permissionsPhase: 'idle' })
    expect(store.can('enquiries-view')).toBe(false)
    const loading = store.loadPermissions()
    expect(store.permissionsPhase).toBe('loading')
    await loading
    expect(store.permissionsPhase).toBe('ready')
    expect(store.can('enquiries-view')).toBe(true)
  })

  it('must all be held', async () => {
    const { store } = await aSignedInStore({
      myPermissions: () => Promise.resolve(['enquiries-view', 'viewings-view']),
    })
    await store.loadPermissions()
    expect(store.can()).toBe(true)
    expect(store.can('enquiries-view', 'viewings-view')).toBe(true)
    expect(store.can('enquiries-view', 'users-view')).toBe(false)
  })

  it('that are unknown are dropped', async () => {
    const names = ['fly', 'users-view', 'users-view'] as Permission[]
    const { store } = await aSignedInStore({ myPermissions: () => Promise.resolve(names) })
    await store.loadPermissions()
    expect(store.permissions).toEqual(['users-view'])
  })

  it('are requested three times', async () => {
    const myPermissions = vi
      .fn<SessionEnv['session']['myPermissions']>(() => Promise.resolve(['users-view']))
      .mockImplementationOnce(failing('broken'))
      .mockImplementationOnce(failing('offline'))
    const { store } = await aSignedInStore({ myPermissions })
    await store.loadPermissions()
    expect(store).toMatchObject({ permissionsPhase: 'ready', permissions: ['users-view'] })
    expect(myPermissions).toHaveBeenCalledTimes(3)
  })

  it('are empty after three failures, until they are requested again', async () => {
    const myPermissions = vi.fn<SessionEnv['session']['myPermissions']>(failing('broken'))
    const { store } = await aSignedInStore({ myPermissions })
    await store.loadPermissions()
    expect(myPermissions).toHaveBeenCalledTimes(3)
    expect(store).toMatchObject({ permissionsPhase: 'failed', permissions: [] })
    myPermissions.mockResolvedValue(['users-view'])
    await store.loadPermissions()
    expect(store).toMatchObject({ permissionsPhase: 'ready', permissions: ['users-view'] })
  })

  it('are kept when a refetch fails', async () => {
    const myPermissions = vi
      .fn<SessionEnv['session']['myPermissions']>(failing('offline'))
      .mockResolvedValueOnce(['users-view'])
    const { store } = await aSignedInStore({ myPermissions })
    await store.loadPermissions()
    await store.loadPermissions()
    expect(store).toMatchObject({ permissionsPhase: 'failed', permissions: ['users-view'] })
  })

  it('sign out when the session is no longer valid', async () => {
    const myPermissions = vi.fn<SessionEnv['session']['myPermissions']>(failing('unauthenticated'))
    const { store } = await aSignedInStore({ myPermissions })
    await store.loadPermissions()
    expect(store.phase).toBe('signed-out')
    expect(myPermissions).toHaveBeenCalledOnce()
  })

  it('of one user are never given to the next', async () => {
    const { promise, resolve } = Promise.withResolvers<Permission[]>()
    const { store } = await aSignedInStore({ myPermissions: () => promise })
    const loading = store.loadPermissions()
    void store.signOut()
    resolve(['users-view'])
    await loading
    expect(store).toMatchObject({ permissions: null, permissionsPhase: 'idle' })
  })

  it('of the previous user that fail late do not affect the next user’s', async () => {
    const { promise, reject } = Promise.withResolvers<Permission[]>()
    const { store } = await aSignedInStore({ myPermissions: () => promise })
    const loading = store.loadPermissions()
    void store.signOut()
    reject(new ProblemError({ kind: 'broken' }))
    await loading
    expect(store).toMatchObject({ permissions: null, permissionsPhase: 'idle' })
  })
})

describe('the profile', () => {
  const profile = { firstName: 'Ann', lastName: 'Lee', media: null }

  it('is loaded, and kept when a refetch fails', async () => {
    const ask = vi.fn<SessionEnv['session']['profile']>(failing('offline')).mockResolvedValueOnce(profile)
    const { store } = await aSignedInStore({ profile: ask })
    await store.loadProfile()
    expect(store.profile).toEqual(profile)
    await store.loadProfile()
    expect(ask).toHaveBeenCalledTimes(2)
    expect(store.profile).toEqual(profile)
  })
})

it('clears permissions and profile when another user signs in', async () => {
  const signIn = vi.fn<SessionEnv['session']['signIn']>(() => Promise.resolve(ANN))
  const { store } = await aSignedInStore({ signIn, myPermissions: () => Promise.resolve(['users-view']) })
  await Promise.all([store.loadPermissions(), store.loadProfile()])
  await store.signIn(DRAFT)
  expect(store.can('users-view')).toBe(true)
  expect(store.profile).not.toBeNull()
  signIn.mockResolvedValue({ id: 8, email: 'bo@example.com', jwt: 'token-8' })
  await store.signIn(DRAFT)
  expect(store).toMatchObject({ permissions: null, permissionsPhase: 'idle', profile: null, user: { id: 8 } })
})

describe('a session that expires during unsaved work', () => {
  it('waits for the same user to sign in again, and keeps everything meanwhile', async () => {
    const { store } = await aSignedInStore()
    const first = store.lapse()
    const second = store.lapse()
    expect([store.isLapsed, store.isSignedIn]).toEqual([true, true])
    store.begin({ ...ANN, jwt: 'renewed' })
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect([store.isLapsed, store.token]).toEqual([false, 'renewed'])
  })

  it('sends nothing as another user, nor after leaving', async () => {
    const { store } = await aSignedInStore()
    const waiting = store.lapse()
    store.begin({ ...ANN, id: ANN.id + 1 })
    expect(await waiting).toBe(false)
    const again = store.lapse()
    store.end()
    expect(await again).toBe(false)
    expect(await store.lapse()).toBe(false)
  })

  it('adopts a sign-in of another tab by the same user', async () => {
    const resume = vi.fn<SessionEnv['session']['resume']>(() => Promise.resolve({ ...ANN, id: ANN.id + 1 }))
    const { store } = await aSignedInStore({ resume })
    await store.adopt('unasked')
    expect(resume).not.toHaveBeenCalled()
    const waiting = store.lapse()
    await store.adopt('of another person')
    expect(store.isLapsed).toBe(true)
    resume.mockResolvedValue({ ...ANN, jwt: 'renewed' })
    await store.adopt('of the same person')
    expect(await waiting).toBe(true)
  })
})

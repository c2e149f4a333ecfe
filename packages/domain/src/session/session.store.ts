import { cast, flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import { PERMISSIONS, type Permission } from '../permissions/permission.enums.ts'
import { mayAdminister, type Rights } from '../permissions/rights.ts'
import type { BaseEnv } from '../platform/env.ts'
import { byField, type ErrorsByField } from '../platform/field-errors.ts'
import { problemOf, type Problem } from '../platform/problem.ts'
import { filtersKey, LISTS_OF_PEOPLE, STORAGE_KEYS } from '../platform/storage/storage-keys.ts'
import { ProfileModel } from '../profile/profile.model.ts'
import { createRememberedPath, type RememberedPath } from './remembered-path.ts'
import type { Session, SignInResponse } from './session.contract.ts'
import type { SecondStepEnv, SessionEnv } from './session.calls.ts'
import type { SignInDraft } from './session.rules.ts'
import { secondStepOf, type SecondStep } from './second-step.ts'
import { forgetsNothing } from '../platform/records/tree-store.ts'

/** Outcome of a sign-in, by what the page does next. */
export type SignInOutcome =
  | { kind: 'signed-in' }
  /** The password was right; `challenge` identifies the pending sign-in. */
  | { kind: 'second-step'; step: SecondStep; challenge: string }
  /** Check `address` with `isFollowable` before following it. */
  | { kind: 'redirect'; address: string }
  | { kind: 'rejected' }
  | { kind: 'limited'; retryAfterSeconds: number | null }
  | { kind: 'invalid'; errors: ErrorsByField }
  | { kind: 'broken'; problem: Problem }

/** Attempts to load permissions before they count as none (rule S23). */
export const PERMISSION_TRIES = 3

export const SessionStoreModel = types
  .model('Session', {
    /** Unknown until the stored token has been checked. */
    phase: types.optional(types.enumeration(['unknown', 'signed-out', 'signed-in']), 'unknown'),
    user: types.maybeNull(types.model({ id: types.integer, email: types.string })),
    /** Null until loaded; guarded pages wait for them. */
    permissions: types.maybeNull(types.array(types.enumeration<Permission>([...PERMISSIONS]))),
    permissionsPhase: types.optional(types.enumeration(['idle', 'loading', 'ready', 'failed']), 'idle'),
    /** Null until loaded. */
    profile: types.maybeNull(ProfileModel),
  })
  // It clears itself when a session begins or ends.
  .actions(forgetsNothing)
  .volatile(() => ({
    /** Bearer token of calls and of the socket; volatile, to keep it out of snapshots, which may be logged. */
    token: null as string | null,
    /** True when loading failed and there is no earlier value. */
    hasProfileFailed: false,
    /** True between log out and the next sign-in, so that the guard's redirect is not remembered. */
    isLoggedOut: false,
    resuming: null as Promise<void> | null,
    /** Resolves to whether the same user signed in again; null while the session is valid. */
    renewal: null as PromiseWithResolvers<boolean> | null,
  }))
  .volatile((self) => {
    let path: RememberedPath | null = null
    return {
      /** The destination after the next sign-in. */
      rememberedPath: (): RememberedPath => (path ??= createRememberedPath(getEnv<BaseEnv>(self).tabStorage)),
    }
  })
  .views((self) => ({
    get isSignedIn() {
      return self.phase === 'signed-in'
    },
    /** True while the session has expired and the page waits for a new sign-in. */
    get isLapsed() {
      return self.renewal !== null
    },
    get rights(): Rights {
      return new Set(self.permissions)
    },
    /** True when the user has all of the permissions. */
    can(...wanted: readonly Permission[]): boolean {
      return wanted.every((permission) => self.permissions?.includes(permission) ?? false)
    },
  }))
  .views((self) => ({
    get mayAdminister(): boolean {
      return mayAdminister(self.rights)
    },
  }))
  .actions((self) => ({
    /** Resolves pending calls with whether they may continue. */
    settleRenewal(isRenewed: boolean) {
      const { renewal } = self
      self.renewal = null
      renewal?.resolve(isRenewed)
    },
  }))
  .actions((self) => ({
    begin(session: Session) {
      // Pending calls of one user must not be sent as another.
      const isSamePerson = self.user?.id === session.id
      self.token = session.jwt
      getEnv<BaseEnv>(self).storage.setItem(STORAGE_KEYS.token, session.jwt)
      if (self.user?.id !== session.id) {
        self.permissions = null
        self.permissionsPhase = 'idle'
        self.profile = null
      }
      self.user = { id: session.id, email: session.email }
      self.isLoggedOut = false
      self.phase = 'signed-in'
      self.settleRenewal(isSamePerson)
    },
    /** Ends the session on the client; the token is kept only when it may still be valid. */
    end({ isTokenStored = false } = {}) {
      if (!isTokenStored) getEnv<BaseEnv>(self).storage.removeItem(STORAGE_KEYS.token)
      self.token = null
      self.user = null
      self.permissions = null
      self.permissionsPhase = 'idle'
      self.profile = null
      self.phase = 'signed-out'
      self.settleRenewal(false)
    },
  }))
  .actions((self) => ({
    /** Ignored after log out, which leads home. */
    rememberPath(path: string) {
      if (!self.isLoggedOut) self.rememberedPath().remember(path)
    },
    /** After a 401: signs out silently and remembers the path. */
    expire(path: string) {
      if (self.phase === 'signed-in') self.rememberedPath().remember(path)
      self.end()
    },
    /**
     * After a 401 with unsaved edits: keeps everything and waits. Resolves to true once the same user has signed in
     * again, to false if they leave.
     */
    lapse(): Promise<boolean> {
      if (self.phase !== 'signed-in') return Promise.resolve(false)
      self.renewal ??= Promise.withResolvers<boolean>()
      return self.renewal.promise
    },
    /**
     * Ends the session on the client at once, removes stored data about people, and calls the server without
     * requiring an answer.
     */
    async signOut(): Promise<void> {
      const { token } = self
      self.rememberedPath().forget()
      for (const list of LISTS_OF_PEOPLE) getEnv<BaseEnv>(self).storage.removeItem(filtersKey(list))
      getEnv<BaseEnv>(self).storage.removeItem(STORAGE_KEYS.recentItems)
      self.isLoggedOut = true
      self.end()
      if (token === null) return
      try {
        await getEnv<SessionEnv>(self).session.signOut(token)
      } catch {
        // The token expires by itself; log out must work without a connection.
      }
    },
    receiveSignIn(response: SignInResponse): SignInOutcome {
      if (response === false) return { kind: 'rejected' }
      if ('redirect' in response) {
        const next = secondStepOf(response.redirect)
        return next ? { kind: 'second-step', ...next } : { kind: 'redirect', address: response.redirect }
      }
      self.begin(response)
      return { kind: 'signed-in' }
    },
  }))
  .actions((self) => {
    const signIn = flow(function* (draft: SignInDraft) {
      try {
        return self.receiveSignIn(yield* toGenerator(getEnv<SessionEnv>(self).session.signIn(draft)))
      } catch (caught) {
        return failedSignIn(problemOf(caught))
      }
    })

    const enterWithCode = flow(function* (challenge: string, code: string) {
      try {
        const { twoFactor } = getEnv<SecondStepEnv>(self)
        return self.receiveSignIn(yield* toGenerator(twoFactor.enterWithCode(challenge, code)))
      } catch (caught) {
        return failedSignIn(problemOf(caught))
      }
    })

    const tryToken = flow(function* (token: string) {
      try {
        const session = yield* toGenerator(getEnv<SessionEnv>(self).session.resume(token))
        // A sign-in by password meanwhile takes precedence over the stored token.
        if (self.phase !== 'unknown') return
        if (session === false) self.end()
        else self.begin(session)
      } catch (caught) {
        if (self.phase === 'unknown')
          self.end({ isTokenStored: problemOf(caught).kind !== 'unauthenticated' })
      }
    })

    const adopt = flow(function* (token: string) {
      try {
        const session = yield* toGenerator(getEnv<SessionEnv>(self).session.resume(token))
        if (session !== false && self.renewal !== null && session.id === self.user?.id) self.begin(session)
      } catch {
        // The dialog for signing in stays open.
      }
    })

    const askPermissions = flow(function* () {
      const { token } = self
      if (self.permissions === null) self.permissionsPhase = 'loading'
      for (let tries = 1; tries <= PERMISSION_TRIES; tries += 1) {
        try {
          const names = yield* toGenerator(getEnv<SessionEnv>(self).session.myPermissions())
          if (self.token !== token) return
          self.permissions = cast(PERMISSIONS.filter((permission) => names.includes(permission)))
          self.permissionsPhase = 'ready'
          return
        } catch (caught) {
          if (self.token !== token) return
          if (problemOf(caught).kind === 'unauthenticated') {
            self.end()
            return
          }
        }
      }
      // Keeps earlier permissions: a brief failure must not close the current page.
      self.permissions ??= cast([])
      self.permissionsPhase = 'failed'
    })

    const askProfile = flow(function* () {
      const { token } = self
      self.hasProfileFailed = false
      try {
        const profile = yield* toGenerator(getEnv<SessionEnv>(self).session.profile())
        if (self.token === token) self.profile = cast(profile)
      } catch {
        // The footer keeps its name, or shows the generic picture.
        if (self.token === token) self.hasProfileFailed = self.profile === null
      }
    })

    return {
      /** Stores the token in localStorage (rule S24). */
      signIn: (draft: SignInDraft): Promise<SignInOutcome> => signIn(draft),
      enterWithCode: (challenge: string, code: string): Promise<SignInOutcome> =>
        enterWithCode(challenge, code),
      /** Signs in with the stored token; signs out silently if it is no longer valid. */
      resume(): Promise<void> {
        const token = getEnv<BaseEnv>(self).storage.getItem(STORAGE_KEYS.token)
        if (self.phase !== 'unknown') return Promise.resolve()
        if (token === null) {
          self.end()
          return Promise.resolve()
        }
        self.resuming ??= tryToken(token)
        return self.resuming
      },
      /** Adopts the token of another tab if it belongs to the same user. */
      adopt: (token: string): Promise<void> => (self.isLapsed ? adopt(token) : Promise.resolve()),
      /** After three failed attempts there are no permissions and `permissionsPhase` is `failed`. */
      loadPermissions: (): Promise<void> => askPermissions(),
      loadProfile: (): Promise<void> => askProfile(),
      async receiveRefresh(): Promise<void> {
        await Promise.all([askProfile(), askPermissions()])
      },
    }
  })

export interface SessionStore extends Instance<typeof SessionStoreModel> {}

function failedSignIn(problem: Problem): SignInOutcome {
  if (problem.kind === 'limited') return { kind: 'limited', retryAfterSeconds: problem.retryAfterSeconds }
  if (problem.kind === 'invalid') return { kind: 'invalid', errors: byField(problem.errors) }
  return { kind: 'broken', problem }
}

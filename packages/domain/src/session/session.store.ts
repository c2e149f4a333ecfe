import { cast, flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import { PERMISSIONS, type Permission } from '../permissions/permission.enums.ts'
import type { Rights } from '../permissions/rights.ts'
import type { BaseEnv } from '../platform/env.ts'
import { byField, type ErrorsByField } from '../platform/field-errors.ts'
import { problemOf, type Problem } from '../platform/problem.ts'
import { filtersKey, LISTS_OF_PEOPLE, STORAGE_KEYS } from '../platform/storage/storage-keys.ts'
import { ProfileModel } from '../profile/profile.model.ts'
import { createRememberedPath, type RememberedPath } from './remembered-path.ts'
import type { Session, SignInAnswer } from './session.contract.ts'
import type { SecondStepEnv, SessionEnv } from './session.port.ts'
import type { SignInDraft } from './session.rules.ts'
import { secondStepOf, type SecondStep } from './second-step.ts'

/** What became of a sign-in, in the terms its page acts on. Source: specification §4, decisions S1 and S2. */
export type SignInOutcome =
  | { kind: 'signed-in' }
  /** The password was right; this is asked next, and the challenge says who waits. */
  | { kind: 'second-step'; step: SecondStep; challenge: string }
  /** Go to this address first; `isFollowable` says whether it may be followed. */
  | { kind: 'redirect'; address: string }
  | { kind: 'refused' }
  | { kind: 'limited'; retryAfterSeconds: number | null }
  | { kind: 'invalid'; errors: ErrorsByField }
  | { kind: 'broken'; problem: Problem }

/** How often the permissions are asked for before they count as none. Source: decision S23. */
export const PERMISSION_TRIES = 3

/** Who is signed in and what they may do. Source: specification §4 "Login", §6. */
export const SessionStoreModel = types
  .model('Session', {
    /** Unknown until the kept token has been tried. */
    phase: types.optional(types.enumeration(['unknown', 'signed-out', 'signed-in']), 'unknown'),
    user: types.maybeNull(types.model({ id: types.integer, email: types.string })),
    /** Null until they are known; routes wait for that. Source: specification §4. */
    permissions: types.maybeNull(types.array(types.enumeration<Permission>([...PERMISSIONS]))),
    permissionsPhase: types.optional(types.enumeration(['idle', 'loading', 'ready', 'failed']), 'idle'),
    /** Null until it is known. */
    profile: types.maybeNull(ProfileModel),
  })
  .volatile(() => ({
    /** The bearer token of calls and of the live socket; no part of a snapshot, which may be logged or kept. */
    token: null as string | null,
    /** True when it could not be read and none is known. */
    hasProfileFailed: false,
    /** True after a person logged out, until somebody signs in: the way to the sign-in page must not be remembered. */
    isLoggedOut: false,
    resuming: null as Promise<void> | null,
    /** Called with whether the person signed in again; null while the session is valid. */
    renewal: null as PromiseWithResolvers<boolean> | null,
  }))
  .volatile((self) => {
    let path: RememberedPath | null = null
    return {
      /** Where to go after the next sign-in. */
      rememberedPath: (): RememberedPath => (path ??= createRememberedPath(getEnv<BaseEnv>(self).tabStorage)),
    }
  })
  .views((self) => ({
    get isSignedIn() {
      return self.phase === 'signed-in'
    },
    /** True while the token is over and the person may sign in again over what they were doing. */
    get isLapsed() {
      return self.renewal !== null
    },
    /** What the person may do; nothing until it is known. */
    get rights(): Rights {
      return new Set(self.permissions)
    },
    /** True when the person holds all of the permissions. Source: specification §4. */
    can(...wanted: readonly Permission[]): boolean {
      return wanted.every((permission) => self.permissions?.includes(permission) ?? false)
    },
  }))
  .views((self) => ({
    /** True when the person holds every permission. */
    get isAdministrator(): boolean {
      return self.can(...PERMISSIONS)
    },
  }))
  .actions((self) => ({
    /** Tells the calls that wait for a new sign-in whether there was one. */
    settleRenewal(isRenewed: boolean) {
      const { renewal } = self
      self.renewal = null
      renewal?.resolve(isRenewed)
    },
  }))
  .actions((self) => ({
    begin(session: Session) {
      // What waits was begun by one person and must not go out in the name of another.
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
    /** Ends the session on this side, without a word; the token is kept only when it may still be good. */
    end({ isTokenKept = false } = {}) {
      if (!isTokenKept) getEnv<BaseEnv>(self).storage.removeItem(STORAGE_KEYS.token)
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
    /** Remembers where a guard turned a person away; ignored after they logged out, which leads home. Source: specification §4. */
    rememberPath(path: string) {
      if (!self.isLoggedOut) self.rememberedPath().remember(path)
    },
    /** The server no longer knows the session: signs out silently and remembers the path. Source: decision S20. */
    expire(path: string) {
      if (self.phase === 'signed-in') self.rememberedPath().remember(path)
      self.end()
    },
    /**
     * The server no longer knows the session, but there is work on the page that leaving would lose: everything stays
     * until the person signs in again. True once they have; false when they leave instead.
     */
    lapse(): Promise<boolean> {
      if (self.phase !== 'signed-in') return Promise.resolve(false)
      self.renewal ??= Promise.withResolvers<boolean>()
      return self.renewal.promise
    },
    /** Logs out: here at once, with what was kept about people, and on the server as far as it can be reached. Source: specification §4, decision S4. */
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
        // The token runs out by itself; a person who logs out must not be kept by a dead line.
      }
    },
    receiveSignIn(answer: SignInAnswer): SignInOutcome {
      if (answer === false) return { kind: 'refused' }
      if ('redirect' in answer) {
        const next = secondStepOf(answer.redirect)
        return next ? { kind: 'second-step', ...next } : { kind: 'redirect', address: answer.redirect }
      }
      self.begin(answer)
      return { kind: 'signed-in' }
    },
  }))
  .actions((self) => {
    const signIn = flow(function* (draft: SignInDraft) {
      try {
        return self.receiveSignIn(yield* toGenerator(getEnv<SessionEnv>(self).session.signIn(draft)))
      } catch (caught) {
        return refusedSignIn(problemOf(caught))
      }
    })

    const enterWithCode = flow(function* (challenge: string, code: string) {
      try {
        const { twoFactor } = getEnv<SecondStepEnv>(self)
        return self.receiveSignIn(yield* toGenerator(twoFactor.enterWithCode(challenge, code)))
      } catch (caught) {
        return refusedSignIn(problemOf(caught))
      }
    })

    const tryToken = flow(function* (token: string) {
      try {
        const session = yield* toGenerator(getEnv<SessionEnv>(self).session.resume(token))
        // A person who has signed in by password since is not thrown out by an old token.
        if (self.phase !== 'unknown') return
        if (session === false) self.end()
        else self.begin(session)
      } catch (caught) {
        if (self.phase === 'unknown') self.end({ isTokenKept: problemOf(caught).kind !== 'unauthenticated' })
      }
    })

    const adopt = flow(function* (token: string) {
      try {
        const session = yield* toGenerator(getEnv<SessionEnv>(self).session.resume(token))
        if (session !== false && self.renewal !== null && session.id === self.user?.id) self.begin(session)
      } catch {
        // The dialog stays, and with it the way to sign in here.
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
      // What was known before stays: a short fault must not close the page that a person is using.
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
        // The footer keeps the name it has, or the generic picture.
        if (self.token === token) self.hasProfileFailed = self.profile === null
      }
    })

    return {
      /** Signs in and keeps the token between visits. Source: specification §4. */
      signIn: (draft: SignInDraft): Promise<SignInOutcome> => signIn(draft),
      /** Takes the second step of a sign-in. */
      enterWithCode: (challenge: string, code: string): Promise<SignInOutcome> =>
        enterWithCode(challenge, code),
      /** Signs in with the kept token; a token that is no longer good signs out silently. Source: specification §4. */
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
      /** Goes on with the token of a sign-in in another tab, if it is the same person's. */
      adopt: (token: string): Promise<void> => (self.isLapsed ? adopt(token) : Promise.resolve()),
      /** Reads what the person may do: three tries, then none and `permissionsPhase` says failed. Source: decision S23. */
      loadPermissions: (): Promise<void> => askPermissions(),
      /** Reads the person's own profile. */
      loadProfile: (): Promise<void> => askProfile(),
    }
  })

/** Who is signed in and what they may do. */
export interface SessionStore extends Instance<typeof SessionStoreModel> {}

function refusedSignIn(problem: Problem): SignInOutcome {
  if (problem.kind === 'limited') return { kind: 'limited', retryAfterSeconds: problem.retryAfterSeconds }
  if (problem.kind === 'invalid') return { kind: 'invalid', errors: byField(problem.errors) }
  return { kind: 'broken', problem }
}

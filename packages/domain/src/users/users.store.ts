import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { notifyFailure, notifyOf, type Said } from '../platform/notify.ts'
import { problemOf } from '../platform/problem.ts'
import { withCreationKey } from '../platform/records/with-creation-key.ts'
import { SavingModel, writeAndFollow } from '../platform/records/saving.store.ts'
import { writeFailure, type WriteFailure } from '../platform/records/write-outcome.ts'
import type { TwoFactorEnv } from '../two-factor/two-factor.calls.ts'
import { USER_ROLES_UPDATED } from '../roles/role.messages.ts'
import type { HandlerOption } from '../leads/handler/handler.contract.ts'
import type { Person } from './people.ts'
import type { User, UserOption } from './user.contract.ts'
import { USER_CREATED, USER_UNLOCKED, USERNAME_TAKEN } from './user.messages.ts'
import type { UserDraft } from './user.suite.ts'
import type { UsersEnv } from './users.calls.ts'

interface HandlersEnv {
  leads: { handlers(): Promise<readonly HandlerOption[]> }
}

export type UserCreateOutcome = { kind: 'created'; user: User } | WriteFailure

const UserListModel = listModelOf<User, never>({
  name: 'User list',
  fetchPage: (list, query) => getEnv<UsersEnv>(list).users.list(query),
  memory: createListMemory<never>({ list: 'users' }),
})

export const UsersStoreModel = SavingModel.named('Users')
  .props({
    /** Active users by username; empty until loaded. */
    options: types.optional(types.frozen<readonly UserOption[]>(), []),
    /** Users who may open leads, by name; empty until loaded, and for a user who may open none. */
    handlers: types.optional(types.frozen<readonly HandlerOption[]>(), []),
    /** Has neither filters nor sorting (rule U13). */
    list: types.optional(UserListModel, {}),
  })
  .volatile(() => ({
    /** Incremented by each push about users; pages with a user of their own refetch on it. */
    revision: 0,
    /** The user who is signed in. */
    ownId: null as number | null,
  }))
  .views((self) => {
    const own = (id: number) => (id === self.ownId ? { isMe: true } : {})
    const peopleOf = (handlers: readonly HandlerOption[]): readonly Person[] => {
      if (self.handlers.length === 0)
        return self.options.map(({ id, username }) => ({ id, name: username, username, ...own(id) }))
      const usernames = new Map(self.options.map(({ id, username }) => [id, username]))
      return handlers.map(({ id, name }) => {
        const username = usernames.get(id)
        return { id, name, ...(username !== undefined && { username }), ...own(id) }
      })
    }
    return {
      /** Users who can be chosen as a handler; all active users while it is not known who may open leads. */
      get possibleHandlers(): readonly Person[] {
        return peopleOf(self.handlers)
      },
      /** Handlers who take viewings can be chosen as agents. */
      get agents(): readonly Person[] {
        return peopleOf(self.handlers.filter((handler) => handler.takesViewings))
      },
    }
  })
  .views((self) => ({
    /** A new map for other people, so that tables render their names again. */
    get names(): ReadonlyMap<number, string> {
      return new Map([
        ...self.options.map(({ id, username }) => [id, username] as const),
        ...self.handlers.map(({ id, name }) => [id, name] as const),
      ])
    },
  }))
  .views((self) => ({
    /** Undefined if not selectable, or not loaded. */
    nameOf: (id: number | null): string | undefined => (id === null ? undefined : self.names.get(id)),
    get labelOf(): (id: number) => string {
      const { names } = self
      return (id) => names.get(id) ?? `User ${id}`
    },
  }))
  .actions((self) => ({
    /** Keeps the current agents on failure: stale ones are more useful than an error over the form. */
    loadOptions: flow(function* () {
      const { users, leads } = getEnv<UsersEnv & HandlersEnv>(self)
      const [options, handlers] = yield* toGenerator(Promise.allSettled([users.dropdown(), leads.handlers()]))
      if (options.status === 'fulfilled') self.options = options.value
      if (handlers.status === 'fulfilled') self.handlers = handlers.value
    }),
    setOwnId(id: number | null) {
      self.ownId = id
    },
    /** Refetches the list if it is displayed. */
    receiveRefresh(): Promise<void> {
      self.revision += 1
      return self.list.refresh()
    },
    forget() {
      self.options = []
      self.handlers = []
      self.list.forget()
    },
  }))
  .actions((self) => {
    const written = (write: () => Promise<boolean>, said?: Said) => writeAndFollow(self, write, said)
    const createOnce = withCreationKey((draft: UserDraft, key) =>
      getEnv<UsersEnv>(self).users.create(draft, key),
    )

    return {
      /** An active user is invited by mail. */
      create(draft: UserDraft): Promise<UserCreateOutcome> {
        return self.whileSaving(async () => {
          try {
            const user = await createOnce(draft)
            void self.receiveRefresh()
            notifyOf(self).success(USER_CREATED)
            return { kind: 'created', user }
          } catch (caught) {
            const failure = writeFailure(problemOf(caught))
            if (failure.kind !== 'invalid') notifyFailure(self, failure)
            // The first error of the server is the taken name (rule G15).
            else if (Object.values(failure.errors)[0]?.[0] === 'unique') notifyOf(self).error(USERNAME_TAKEN)
            return failure
          }
        })
      },
      toggleActive: (id: number, said?: Said) =>
        written(() => getEnv<UsersEnv>(self).users.toggleActive(id), said),
      unlock: (id: number) => written(() => getEnv<UsersEnv>(self).users.unlock(id), { done: USER_UNLOCKED }),
      remove: (id: number) => written(() => getEnv<UsersEnv>(self).users.remove(id)),
      resetPassword: (id: number) => written(() => getEnv<UsersEnv>(self).users.resetPassword(id)),
      /** A push refreshes the list. */
      resetTwoFactor: (id: number) => self.written(() => getEnv<TwoFactorEnv>(self).twoFactor.reset(id)),
      setRoles: (id: number, roleIds: readonly number[]) =>
        written(() => getEnv<UsersEnv>(self).users.setRoles(id, roleIds), { done: USER_ROLES_UPDATED }),
    }
  })

export interface UsersStore extends Instance<typeof UsersStoreModel> {}

import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { notifyFailure, notifyOf, type Said } from '../platform/notify.ts'
import { problemOf } from '../platform/problem.ts'
import { withCreationKey } from '../platform/records/with-creation-key.ts'
import { SavingModel, writeAndFollow } from '../platform/records/saving.store.ts'
import { writeFailure, type WriteFailure } from '../platform/records/write-outcome.ts'
import { USER_ROLES_UPDATED } from '../roles/role.messages.ts'
import { HandOverModel } from './hand-over.store.ts'
import type { User, UserOption } from './user.contract.ts'
import { USER_CREATED, USER_UNLOCKED, USERNAME_TAKEN } from './user.messages.ts'
import type { UserDraft } from './user.suite.ts'
import type { UsersEnv } from './users.calls.ts'

export type UserCreateOutcome = { kind: 'created'; user: User } | WriteFailure

const UserListModel = listModelOf<User, never>({
  name: 'User list',
  fetchPage: (list, query) => getEnv<UsersEnv>(list).users.list(query),
  memory: createListMemory<never>({ list: 'users' }),
})

export const UsersStoreModel = SavingModel.named('Users')
  .props({
    /** Active users by name; empty until loaded. */
    options: types.optional(types.frozen<readonly UserOption[]>(), []),
    /** Has neither filters nor sorting (rule U13). */
    list: types.optional(UserListModel, {}),
    handOver: types.optional(HandOverModel, {}),
  })
  .volatile(() => ({
    /** Incremented by each push about users; pages with a user of their own refetch on it. */
    revision: 0,
  }))
  .views((self) => ({
    /** Undefined if not selectable, or not loaded. */
    nameOf: (id: number | null): string | undefined =>
      self.options.find((option) => option.id === id)?.username,
    /** A new function for other options, so that tables render it again. */
    get labelOf(): (id: number) => string {
      const { options } = self
      return (id) => options.find((option) => option.id === id)?.username ?? `User ${id}`
    },
  }))
  .actions((self) => ({
    /** Keeps the current agents on failure. */
    loadOptions: flow(function* () {
      try {
        self.options = yield* toGenerator(getEnv<UsersEnv>(self).users.dropdown())
      } catch {
        // A stale list of agents is more useful than an error over the form.
      }
    }),
    /** Refetches the list if it is displayed. */
    receiveRefresh(): Promise<void> {
      self.revision += 1
      return self.list.refresh()
    },
    forget() {
      self.options = []
      self.list.forget()
      self.handOver.close()
    },
  }))
  .actions((self) => {
    const written = (write: () => Promise<boolean>, said?: Said) => writeAndFollow(self, write, said)
    const createOnce = withCreationKey((draft: UserDraft, key) =>
      getEnv<UsersEnv>(self).users.create(draft, key),
    )

    return {
      /** An active user is invited by mail (rule U3). */
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
      setRoles: (id: number, roleIds: readonly number[]) =>
        written(() => getEnv<UsersEnv>(self).users.setRoles(id, roleIds), { done: USER_ROLES_UPDATED }),
    }
  })

export interface UsersStore extends Instance<typeof UsersStoreModel> {}

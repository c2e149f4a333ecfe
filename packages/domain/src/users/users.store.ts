import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { problemOf } from '../platform/problem.ts'
import { SavingModel, writeAndFollow } from '../platform/records/saving.store.ts'
import { writeFailure, type WriteFailure } from '../platform/records/write-outcome.ts'
import { HandOverModel } from './hand-over.store.ts'
import type { User, UserOption } from './user.contract.ts'
import type { UserDraft } from './user.suite.ts'
import type { UsersEnv } from './users.port.ts'

/** What became of a new user. */
export type UserCreateOutcome = { kind: 'created'; user: User } | WriteFailure

const UserListModel = listModelOf<User, never>({
  name: 'User list',
  fetchPage: (list, query) => getEnv<UsersEnv>(list).users.list(query),
  memory: createListMemory<never>({ list: 'users' }),
})

/** The agents that a lead can be given to, and the list of users with all that is done to one. */
export const UsersStoreModel = SavingModel.named('Users')
  .props({
    /** Active users by name; empty until read. Source: decision U16. */
    options: types.optional(types.frozen<readonly UserOption[]>(), []),
    /** It has neither filters nor sorting. Source: decision U13. */
    list: types.optional(UserListModel, {}),
    handOver: types.optional(HandOverModel, {}),
  })
  .volatile(() => ({
    /** Incremented by each push about users; a page that reads one by itself reads it again. */
    revision: 0,
  }))
  .actions((self) => ({
    /** Reads the agents; when that fails, those known so far stay. */
    loadOptions: flow(function* () {
      try {
        self.options = yield* toGenerator(getEnv<UsersEnv>(self).users.dropdown())
      } catch {
        // A select with yesterday's agents serves better than an error over a form.
      }
    }),
    /** Something about users changed: what is on show is asked for again, quietly. Source: specification §4. */
    receiveRefresh(): Promise<void> {
      self.revision += 1
      return self.list.refresh()
    },
    /** Drops everything, for the next person at this screen. */
    forget() {
      self.options = []
      self.list.forget()
      self.handOver.close()
    },
  }))
  .actions((self) => {
    const written = (write: () => Promise<boolean>) => writeAndFollow(self, write)

    return {
      /** Creates a user; the invite is mailed when they are active. Source: decision U3. */
      create(draft: UserDraft): Promise<UserCreateOutcome> {
        return self.whileSaving(async () => {
          try {
            const user = await getEnv<UsersEnv>(self).users.create(draft)
            void self.receiveRefresh()
            return { kind: 'created', user }
          } catch (caught) {
            return writeFailure(problemOf(caught))
          }
        })
      },
      /** Disables an active user, or the other way round. */
      toggleActive: (id: number) => written(() => getEnv<UsersEnv>(self).users.toggleActive(id)),
      /** Lets a locked user sign in again. */
      unlock: (id: number) => written(() => getEnv<UsersEnv>(self).users.unlock(id)),
      /** Deletes a user. */
      remove: (id: number) => written(() => getEnv<UsersEnv>(self).users.remove(id)),
      /** Mails a user a link to set a new password. */
      resetPassword: (id: number) => written(() => getEnv<UsersEnv>(self).users.resetPassword(id)),
      /** Gives a user exactly these roles. */
      setRoles: (id: number, roleIds: readonly number[]) =>
        written(() => getEnv<UsersEnv>(self).users.setRoles(id, roleIds)),
    }
  })

/** The agents that a lead can be given to, and the list of users with all that is done to one. */
export interface UsersStore extends Instance<typeof UsersStoreModel> {}

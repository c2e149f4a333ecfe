import { getEnv, types, type Instance } from 'mobx-state-tree'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { problemOf } from '../platform/problem.ts'
import { SavingModel, writeAndFollow } from '../platform/records/saving.store.ts'
import { writeFailure, type WriteFailure } from '../platform/records/write-outcome.ts'
import type { Role } from './role.contract.ts'
import type { RoleDraft } from './role.draft.ts'
import type { RolesEnv } from './roles.port.ts'

/** What became of a new role. */
export type RoleCreateOutcome = { kind: 'created'; role: Role } | { kind: 'refused' } | WriteFailure

const RoleListModel = listModelOf<Role, never>({
  name: 'Role list',
  fetchPage: (list, query) => getEnv<RolesEnv>(list).roles.list(query),
  memory: createListMemory<never>({ list: 'roles' }),
})

/** The list of roles, and everything that is done to one. Lists of roles have neither filters nor sorting. Source: decision U13. */
export const RolesStoreModel = SavingModel.named('Roles')
  .props({ list: types.optional(RoleListModel, {}) })
  .volatile(() => ({
    /** Incremented by each push about roles; a page that reads roles by itself reads them again. */
    revision: 0,
  }))
  .actions((self) => ({
    /** Something about roles changed: what is on show is asked for again, quietly. Source: specification §4. */
    receiveRefresh(): Promise<void> {
      self.revision += 1
      return self.list.refresh()
    },
    /** Drops everything, for the next person at this screen. */
    forget() {
      self.list.forget()
    },
  }))
  .actions((self) => {
    const written = (write: () => Promise<boolean>) => writeAndFollow(self, write)

    return {
      /** Creates a role. */
      create(draft: RoleDraft): Promise<RoleCreateOutcome> {
        return self.whileSaving(async () => {
          try {
            const role = await getEnv<RolesEnv>(self).roles.create(draft)
            if (role === false) return { kind: 'refused' }
            void self.receiveRefresh()
            return { kind: 'created', role }
          } catch (caught) {
            return writeFailure(problemOf(caught))
          }
        })
      },
      /** Saves a role as its form holds it. */
      save: (id: number, draft: RoleDraft) => written(() => getEnv<RolesEnv>(self).roles.save(id, draft)),
      /** Enables a disabled role, or the other way round. */
      toggleActive: (id: number) => written(() => getEnv<RolesEnv>(self).roles.toggleActive(id)),
      /** Deletes one role. */
      remove: (id: number) => written(() => getEnv<RolesEnv>(self).roles.remove(id)),
      /** Deletes several roles, all or none. Source: decision R15. */
      removeMany: (ids: readonly number[]) => written(() => getEnv<RolesEnv>(self).roles.removeMany(ids)),
    }
  })

/** The list of roles, and everything that is done to one. */
export interface RolesStore extends Instance<typeof RolesStoreModel> {}

import { getEnv, types } from 'mobx-state-tree'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import type { Said } from '../platform/notify.ts'
import { withCreationKey } from '../platform/records/with-creation-key.ts'
import { SavingModel, writeAndFollow } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { Role } from './role.contract.ts'
import type { RoleDraft } from './role.draft.ts'
import type { TwoFactorEnv } from '../two-factor/two-factor.calls.ts'
import { ROLE_CREATED, ROLE_TOGGLED, ROLE_UPDATED } from './role.messages.ts'
import type { RolesEnv } from './roles.calls.ts'

const RoleListModel = listModelOf<Role, never>({
  name: 'Role list',
  fetchPage: (list, query) => getEnv<RolesEnv>(list).roles.list(query),
  memory: createListMemory<never>({ list: 'roles' }),
})

/** The list has neither filters nor sorting (rule U13). */
export const RolesStoreModel = SavingModel.named('Roles')
  .props({ list: types.optional(RoleListModel, {}) })
  .volatile(() => ({
    /** Incremented by each push about roles; pages with roles of their own refetch on it. */
    revision: 0,
  }))
  .actions((self) => ({
    /** Refetches what is displayed. */
    receiveRefresh(): Promise<void> {
      self.revision += 1
      return self.list.refresh()
    },
    forget() {
      self.list.forget()
    },
  }))
  .actions((self) => {
    const written = (write: () => Promise<boolean>, said?: Said) => writeAndFollow(self, write, said)
    const createOnce = withCreationKey((draft: RoleDraft, key) =>
      getEnv<RolesEnv>(self).roles.create(draft, key),
    )

    return {
      create: (draft: RoleDraft): Promise<WriteOutcome> =>
        written(async () => (await createOnce(draft)) !== false, { done: ROLE_CREATED, hasForm: true }),
      save: (id: number, draft: RoleDraft) =>
        written(() => getEnv<RolesEnv>(self).roles.save(id, draft), { done: ROLE_UPDATED, hasForm: true }),
      toggleActive: (id: number) =>
        written(() => getEnv<RolesEnv>(self).roles.toggleActive(id), { done: ROLE_TOGGLED }),
      /** Decides whether holders must sign in with two factors; a push refreshes the list. */
      requireTwoFactor: (id: number, isRequired: boolean) =>
        self.written(() => getEnv<TwoFactorEnv>(self).twoFactor.setRequirement(id, isRequired)),
      remove: (id: number) => written(() => getEnv<RolesEnv>(self).roles.remove(id)),
      /** All or none. */
      removeMany: (ids: readonly number[]) => written(() => getEnv<RolesEnv>(self).roles.removeMany(ids)),
    }
  })

import { getEnv, types, type Instance } from 'mobx-state-tree'
import { mayGrant, type Rights } from '../permissions/rights.ts'
import type { QuestionStore } from '../prompts/question.store.ts'
import { requireTwoFactor } from '../two-factor/two-factor.messages.ts'
import { isProtectedRole } from './role-names.ts'
import type { Role } from './role.contract.ts'
import { DELETE_ROLE, DELETE_ROLES } from './role.messages.ts'
import type { RolesStoreModel } from './roles.store.ts'

interface PageEnv {
  stores: {
    question: Pick<QuestionStore, 'ask'>
    roles: Instance<typeof RolesStoreModel>
    session: { readonly rights: Rights; readonly mayAdminister: boolean }
  }
}

/** The roles that are ticked, and what is asked about roles. */
export const RolesPageModel = types
  .model('Roles page', {})
  .volatile(() => ({ checked: [] as readonly string[] }))
  .views((self) => ({
    /** System Administrator, which has no row menu, where the user may change its requirement. */
    get administrators(): Role | undefined {
      const { roles, session } = getEnv<PageEnv>(self).stores
      const role = roles.list.rows.find(isProtectedRole)
      return role && session.mayAdminister && mayGrant(session.rights, role.children) ? role : undefined
    },
  }))
  .actions((self) => ({
    check: (ids: readonly string[]): void => {
      self.checked = ids
    },
  }))
  .actions((self) => {
    const { question, roles } = getEnv<PageEnv>(self).stores
    return {
      /** Of those that are ticked, without a role. */
      askDelete: (role?: Role): void => {
        const ids = role ? [role.id] : self.checked.map(Number)
        question.ask({
          texts: role ? DELETE_ROLE : DELETE_ROLES,
          isDanger: true,
          action: () => (role ? roles.remove(role.id) : roles.removeMany(ids)),
          onDone: () => self.check(self.checked.filter((id) => !ids.includes(Number(id)))),
        })
      },
      askTwoFactor: ({ id, name, requiresTwoFactor }: Role): void =>
        question.ask({
          texts: requireTwoFactor(name, !requiresTwoFactor),
          isDanger: requiresTwoFactor,
          action: () => roles.requireTwoFactor(id, !requiresTwoFactor),
        }),
    }
  })

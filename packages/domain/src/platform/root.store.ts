import { reaction } from 'mobx'
import { addDisposer, types, type Instance } from 'mobx-state-tree'
import { AuditStoreModel } from '../audit/audit.store.ts'
import { CalendarStoreModel } from '../calendar/calendar.store.ts'
import { DashboardStoreModel } from '../dashboard/dashboard.store.ts'
import { LeadsStoreModel } from '../leads/leads.store.ts'
import { MediaStoreModel } from '../media/media.store.ts'
import { PasswordsStoreModel } from '../passwords/passwords.store.ts'
import { ProfileStoreModel } from '../profile/profile.store.ts'
import { ProjectsStoreModel } from '../projects/projects.store.ts'
import { PropertiesStoreModel } from '../properties/properties.store.ts'
import { RolesStoreModel } from '../roles/roles.store.ts'
import { OwnSessionsStoreModel } from '../session/own-sessions.store.ts'
import { SessionStoreModel } from '../session/session.store.ts'
import { SettingsStoreModel } from '../settings/settings.store.ts'
import { TwoFactorStoreModel } from '../two-factor/two-factor.store.ts'
import { SheetsStoreModel } from '../sheets/sheets.store.ts'
import { UsersStoreModel } from '../users/users.store.ts'
import type { StoreEnv } from './env.ts'

/** Which stores exist. Features meet by id only; what one must drop at the end of another's session is said here. */
export const RootStoreModel = types
  .model('Root', {
    session: types.optional(SessionStoreModel, {}),
    audit: types.optional(AuditStoreModel, {}),
    calendar: types.optional(CalendarStoreModel, {}),
    dashboard: types.optional(DashboardStoreModel, {}),
    leads: types.optional(LeadsStoreModel, {}),
    media: types.optional(MediaStoreModel, {}),
    ownSessions: types.optional(OwnSessionsStoreModel, {}),
    passwords: types.optional(PasswordsStoreModel, {}),
    profile: types.optional(ProfileStoreModel, {}),
    projects: types.optional(ProjectsStoreModel, {}),
    properties: types.optional(PropertiesStoreModel, {}),
    roles: types.optional(RolesStoreModel, {}),
    settings: types.optional(SettingsStoreModel, {}),
    twoFactor: types.optional(TwoFactorStoreModel, {}),
    sheets: types.optional(SheetsStoreModel, {}),
    users: types.optional(UsersStoreModel, {}),
  })
  .actions((self) => ({
    /** Drops what the last person saw. */
    forget() {
      self.audit.forget()
      self.calendar.forget()
      self.dashboard.forget()
      self.leads.forget()
      self.ownSessions.forget()
      self.projects.forget()
      self.properties.forget()
      self.roles.forget()
      self.twoFactor.forget()
      self.sheets.forget()
      self.users.forget()
    },
  }))
  .actions((self) => ({
    afterCreate() {
      const forgetWithPerson = reaction(
        () => self.session.user?.id,
        () => self.forget(),
      )
      addDisposer(self, forgetWithPerson)
      const followLeads = reaction(
        () => self.leads.generation,
        () => {
          void self.calendar.receiveRefresh()
          void self.dashboard.receiveRefresh()
        },
      )
      addDisposer(self, followLeads)
    },
  }))

/** All stores of one running application. */
export interface RootStore extends Instance<typeof RootStoreModel> {}

/** Creates all stores over one outside. */
export function createRootStore(env: StoreEnv): RootStore {
  return RootStoreModel.create({}, env)
}

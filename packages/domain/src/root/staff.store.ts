import { autorun, reaction } from 'mobx'
import { addDisposer, types, type Instance } from 'mobx-state-tree'
import { AccessStoreModel } from '../access/access.store.ts'
import { AgentDiaryModel } from '../calendar/agent-diary.store.ts'
import { AuditStoreModel } from '../audit/audit.store.ts'
import { CalendarStoreModel } from '../calendar/calendar.store.ts'
import { CalendarFeedStoreModel } from '../calendar-feed/calendar-feed.store.ts'
import { DashboardStoreModel } from '../dashboard/dashboard.store.ts'
import { formLookups } from '../leads/lead.lookups.ts'
import { LeadsStoreModel } from '../leads/leads.store.ts'
import { MediaStoreModel } from '../media/media.store.ts'
import { UnreadModel } from '../notifications/unread.store.ts'
import { OfficeChangesModel } from '../office/office-changes.store.ts'
import { ProfileStoreModel } from '../profile/profile.store.ts'
import { ProjectsStoreModel } from '../projects/projects.store.ts'
import { QuestionStoreModel } from '../prompts/question.store.ts'
import { PropertiesStoreModel } from '../properties/properties.store.ts'
import { RolesStoreModel } from '../roles/roles.store.ts'
import { OwnSessionsStoreModel } from '../session/own-sessions.store.ts'
import { SettingsStoreModel } from '../settings/settings.store.ts'
import { SheetsStoreModel } from '../sheets/sheets.store.ts'
import { UsersStoreModel } from '../users/users.store.ts'
import { ViewChangesModel } from '../views/view-changes.store.ts'
import type { StoreEnv } from './env.ts'
import type { RootStore } from './root.store.ts'

/**
 * Stores of signed-in staff. Features refer to each other by id only; refetches and resets across features are
 * here.
 */
export const StaffStoreModel = types
  .model('Staff', {
    access: types.optional(AccessStoreModel, {}),
    agentDiary: types.optional(AgentDiaryModel, {}),
    audit: types.optional(AuditStoreModel, {}),
    calendar: types.optional(CalendarStoreModel, {}),
    calendarFeed: types.optional(CalendarFeedStoreModel, {}),
    dashboard: types.optional(DashboardStoreModel, {}),
    leads: types.optional(LeadsStoreModel, {}),
    media: types.optional(MediaStoreModel, {}),
    notifications: types.optional(UnreadModel, {}),
    office: types.optional(OfficeChangesModel, {}),
    ownSessions: types.optional(OwnSessionsStoreModel, {}),
    profile: types.optional(ProfileStoreModel, {}),
    projects: types.optional(ProjectsStoreModel, {}),
    properties: types.optional(PropertiesStoreModel, {}),
    question: types.optional(QuestionStoreModel, {}),
    roles: types.optional(RolesStoreModel, {}),
    settings: types.optional(SettingsStoreModel, {}),
    sheets: types.optional(SheetsStoreModel, {}),
    users: types.optional(UsersStoreModel, {}),
    views: types.optional(ViewChangesModel, {}),
  })
  /** True while the socket is connected. */
  .volatile(() => ({ isLive: false }))
  .actions((self) => ({
    setLive(isLive: boolean) {
      self.isLive = isLive
    },
    /** Clears the data of the previous user. */
    forget() {
      self.access.forget()
      self.agentDiary.forget()
      self.audit.forget()
      self.calendar.forget()
      self.calendarFeed.forget()
      self.dashboard.forget()
      self.leads.forget()
      self.notifications.forget()
      self.ownSessions.forget()
      self.projects.forget()
      self.properties.forget()
      self.question.close()
      self.roles.forget()
      self.sheets.forget()
      self.users.forget()
    },
    afterCreate() {
      const followLeads = reaction(
        () => self.leads.revision,
        () => {
          void self.calendar.receiveRefresh()
          void self.dashboard.receiveRefresh()
        },
      )
      addDisposer(self, followLeads)
      const { editor, confirming, moving } = self.leads
      const loadAgents = reaction(
        () => editor.openings + confirming.openings + moving.openings,
        () => void self.users.loadOptions(),
      )
      addDisposer(self, loadAgents)
    },
  }))

export interface StaffStore extends Instance<typeof StaffStoreModel> {}

/** Created once per page, next to the root; cleared whenever the user changes. */
export function createStaffStore(
  env: StoreEnv,
  { session, brand }: Pick<RootStore, 'session' | 'brand'>,
): StaffStore {
  const staff = StaffStoreModel.create({}, env)
  const followLookups = autorun(() => {
    const agents = staff.users.options.map(({ id }) => id)
    const { opened } = staff.leads.editor
    opened?.form?.setLookups(formLookups(opened.saved, { agents, isStrict: brand.shown.strictRecords }))
  })
  addDisposer(staff, followLookups)
  const forgetWithPerson = reaction(
    () => session.user?.id,
    () => staff.forget(),
  )
  addDisposer(staff, forgetWithPerson)
  return staff
}

import { autorun, reaction } from 'mobx'
import { addDisposer, types, type Instance } from 'mobx-state-tree'
import { AgentDiaryModel } from '../calendar/agent-diary.store.ts'
import { CalendarStoreModel } from '../calendar/calendar.store.ts'
import { DashboardStoreModel } from '../dashboard/dashboard.store.ts'
import { ExportsStoreModel } from '../exports/exports.store.ts'
import { formLookups } from '../leads/lead-lookups.ts'
import { LeadsStoreModel } from '../leads/leads.store.ts'
import { ListingsStoreModel } from '../listings/listings.store.ts'
import { UnreadModel } from '../notifications/unread.store.ts'
import { BrandStoreModel } from '../office/brand.store.ts'
import { RevisionModel } from '../platform/records/revision.model.ts'
import type { TreeStore } from '../platform/records/tree-store.ts'
import { PasswordsStoreModel } from '../passwords/passwords.store.ts'
import { ProjectsStoreModel } from '../projects/projects.store.ts'
import { QuestionStoreModel } from '../prompts/question.store.ts'
import { PropertiesStoreModel } from '../properties/properties.store.ts'
import { RolesStoreModel } from '../roles/roles.store.ts'
import { SessionStoreModel } from '../session/session.store.ts'
import { SettingsStoreModel } from '../settings/settings.store.ts'
import { SheetsStoreModel } from '../sheets/sheets.store.ts'
import { UnsavedEditsModel } from '../unsaved/unsaved-edits.store.ts'
import { BuildStoreModel } from '../update/build.store.ts'
import { UsersStoreModel } from '../users/users.store.ts'
import { ViewsStoreModel } from '../views/views.store.ts'
import type { StoreEnv } from './root.calls.ts'

const StoresModel = types.model('Root', {
  agentDiary: types.optional(AgentDiaryModel, {}),
  brand: types.optional(BrandStoreModel, {}),
  build: types.optional(BuildStoreModel, {}),
  calendar: types.optional(CalendarStoreModel, {}),
  dashboard: types.optional(DashboardStoreModel, {}),
  exports: types.optional(ExportsStoreModel, {}),
  imports: types.optional(RevisionModel, {}),
  integrations: types.optional(RevisionModel, {}),
  leads: types.optional(LeadsStoreModel, {}),
  listings: types.optional(ListingsStoreModel, {}),
  notifications: types.optional(UnreadModel, {}),
  office: types.optional(RevisionModel, {}),
  passwords: types.optional(PasswordsStoreModel, {}),
  projects: types.optional(ProjectsStoreModel, {}),
  properties: types.optional(PropertiesStoreModel, {}),
  question: types.optional(QuestionStoreModel, {}),
  roles: types.optional(RolesStoreModel, {}),
  session: types.optional(SessionStoreModel, {}),
  settings: types.optional(SettingsStoreModel, {}),
  sheets: types.optional(SheetsStoreModel, {}),
  unsaved: types.optional(UnsavedEditsModel, {}),
  users: types.optional(UsersStoreModel, {}),
  views: types.optional(ViewsStoreModel, {}),
})

type StoreName = keyof typeof StoresModel.properties

const STORES = Object.keys(StoresModel.properties) as StoreName[]

const storesOf = (root: Readonly<Record<StoreName, TreeStore>>): TreeStore[] =>
  STORES.map((name) => root[name])

/**
 * All stores, but those of tenants' pages. Features refer to each other by id only; refetches and resets across
 * features are here.
 */
export const RootStoreModel = StoresModel
  /** True while the socket is connected. */
  .volatile(() => ({ isLive: false }))
  .actions((self) => ({
    setLive(isLive: boolean) {
      self.isLive = isLive
    },
    /** Clears the data of the previous user. */
    forget() {
      for (const store of storesOf(self)) store.forget()
    },
    /** Refetches everything displayed, after pushes may have been missed. */
    receiveRefresh() {
      for (const store of storesOf(self)) void store.receiveRefresh()
    },
  }))
  .actions((self) => ({
    afterCreate() {
      const { editor, creating, confirming, moving } = self.leads
      const disposers = [
        reaction(
          () => self.session.user?.id,
          () => self.forget(),
        ),
        reaction(
          () => self.leads.revision,
          () => {
            void self.calendar.refresh()
            void self.dashboard.refresh()
          },
        ),
        reaction(
          () => editor.openings + creating.openings + confirming.openings + moving.openings,
          () => void self.users.loadOptions(),
        ),
        autorun(() => self.users.setOwnId(self.session.user?.id ?? null)),
        autorun(() => {
          const agents = self.users.options.map(({ id }) => id)
          const isStrict = self.brand.shown.strictRecords
          for (const { opened } of [editor, creating])
            opened?.form?.setLookups(formLookups(opened.saved, { agents, isStrict }))
        }),
      ]
      for (const dispose of disposers) addDisposer(self, dispose)
    },
  }))

export interface RootStore extends Instance<typeof RootStoreModel> {}

/** Created once per page; what belongs to a user is cleared whenever the user changes. */
export function createRootStore(env: StoreEnv): RootStore {
  return RootStoreModel.create({}, env)
}

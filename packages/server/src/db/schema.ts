import type { AuditTable } from './tables/audit.ts'
import type { LeadMergeTable, LeadNotDuplicateTable } from './tables/duplicates.ts'
import type {
  LeadTable,
  LeadImageTable,
  LeadTokenTable,
  LeadTotalTable,
  ReferencingDeliveryTable,
  ViewingOutcomeTable,
} from './tables/leads.ts'
import type {
  SettingTable,
  AppUserTable,
  SessionTable,
  AccountTokenTable,
  CalendarFeedTable,
  RoleTable,
  PermissionTable,
  RolePermissionTable,
  UserRoleTable,
  AttemptTable,
  SignInFailureTable,
} from './tables/people.ts'
import type { NotificationTable } from './tables/notifications.ts'
import type { BankHolidayTable, OfficeTable } from './tables/office.ts'
import type {
  MediaTable,
  ProjectTable,
  PropertyTable,
  PropertyImageTable,
  UnitUploadTable,
} from './tables/stock.ts'
import type {
  TwoFactorTable,
  TwoFactorRecoveryCodeTable,
  TwoFactorChallengeTable,
} from './tables/two-factor.ts'
import type { SavedViewTable, SavedViewUseTable } from './tables/views.ts'

export interface Db {
  setting: SettingTable
  media: MediaTable
  office: OfficeTable
  bank_holiday: BankHolidayTable
  app_user: AppUserTable
  session: SessionTable
  account_token: AccountTokenTable
  calendar_feed: CalendarFeedTable
  role: RoleTable
  permission: PermissionTable
  role_permission: RolePermissionTable
  user_role: UserRoleTable
  attempt: AttemptTable
  sign_in_failure: SignInFailureTable
  project: ProjectTable
  property: PropertyTable
  property_image: PropertyImageTable
  unit_upload: UnitUploadTable
  lead: LeadTable
  lead_image: LeadImageTable
  lead_token: LeadTokenTable
  viewing_outcome: ViewingOutcomeTable
  lead_total: LeadTotalTable
  lead_merge: LeadMergeTable
  lead_not_duplicate: LeadNotDuplicateTable
  referencing_delivery: ReferencingDeliveryTable
  audit: AuditTable
  notification: NotificationTable
  two_factor: TwoFactorTable
  two_factor_recovery_code: TwoFactorRecoveryCodeTable
  two_factor_challenge: TwoFactorChallengeTable
  saved_view: SavedViewTable
  saved_view_use: SavedViewUseTable
}

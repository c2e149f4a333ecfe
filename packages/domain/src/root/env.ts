import type { AuditEnv } from '../audit/audit.port.ts'
import type { CalendarEnv } from '../calendar/calendar.port.ts'
import type { CalendarFeedEnv } from '../calendar-feed/calendar-feed.port.ts'
import type { DuplicatesEnv } from '../duplicates/duplicates.port.ts'
import type { ExportsEnv } from '../exports/exports.port.ts'
import type { LeadsEnv } from '../leads/leads.port.ts'
import type { MediaEnv } from '../media/media.port.ts'
import type { BrandEnv } from '../office/brand.port.ts'
import type { NotificationsEnv } from '../notifications/notifications.port.ts'
import type { OfficeEnv } from '../office/office.port.ts'
import type { PasswordsEnv } from '../passwords/passwords.port.ts'
import type { ProfileEnv } from '../profile/profile.port.ts'
import type { ProjectsEnv } from '../projects/projects.port.ts'
import type { PropertiesEnv } from '../properties/properties.port.ts'
import type { RolesEnv } from '../roles/roles.port.ts'
import type { SearchEnv } from '../search/search.port.ts'
import type { SessionEnv } from '../session/session.port.ts'
import type { SettingsEnv } from '../settings/settings.port.ts'
import type { SheetsEnv } from '../sheets/sheets.port.ts'
import type { TodayEnv } from '../today/today.port.ts'
import type { TwoFactorEnv } from '../two-factor/two-factor.port.ts'
import type { UsersEnv } from '../users/users.port.ts'
import type { ViewsEnv } from '../views/views.port.ts'
import type { BaseEnv } from '../platform/env.ts'
import type { BuildEnv } from '../update/build.port.ts'

/** For stores that exist before sign-in. */
export interface RootEnv extends BaseEnv, BrandEnv, BuildEnv, PasswordsEnv, SessionEnv, TwoFactorEnv {}

/** For all stores, including those of staff. */
export interface StoreEnv
  extends
    RootEnv,
    AuditEnv,
    CalendarEnv,
    CalendarFeedEnv,
    DuplicatesEnv,
    ExportsEnv,
    LeadsEnv,
    MediaEnv,
    NotificationsEnv,
    OfficeEnv,
    ProfileEnv,
    ProjectsEnv,
    PropertiesEnv,
    RolesEnv,
    SearchEnv,
    SettingsEnv,
    SheetsEnv,
    TodayEnv,
    UsersEnv,
    ViewsEnv {}

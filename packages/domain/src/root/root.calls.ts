import { auditCalls } from '../audit/audit.calls.ts'
import { calendarFeedCalls } from '../calendar-feed/calendar-feed.calls.ts'
import { calendarCalls } from '../calendar/calendar.calls.ts'
import { duplicatesCalls } from '../duplicates/duplicates.calls.ts'
import { exportsCalls } from '../exports/exports.calls.ts'
import { feedsCalls } from '../feeds/feeds.calls.ts'
import { importsCalls } from '../imports/imports.calls.ts'
import { keysCalls } from '../integrations/keys/keys.calls.ts'
import { sourcesCalls } from '../integrations/sources/sources.calls.ts'
import { depositCalls } from '../leads/deposit/deposit.calls.ts'
import { webhooksCalls } from '../webhooks/webhooks.calls.ts'
import { leadsCalls } from '../leads/leads.calls.ts'
import { toCompleteCalls } from '../to-complete/to-complete.calls.ts'
import { rightToRentCalls } from '../leads/right-to-rent/right-to-rent.calls.ts'
import { listingsCalls } from '../listings/listings.calls.ts'
import { mediaCalls } from '../media/media.calls.ts'
import { notificationsCalls } from '../notifications/notifications.calls.ts'
import { brandCalls, type BrandEnv } from '../office/brand.calls.ts'
import { officeCalls } from '../office/office.calls.ts'
import { passwordsCalls } from '../passwords/passwords.calls.ts'
import { personCalls } from '../privacy/person.calls.ts'
import { retentionCalls } from '../privacy/retention.calls.ts'
import { profileCalls } from '../profile/profile.calls.ts'
import { projectsCalls } from '../projects/projects.calls.ts'
import { propertiesCalls } from '../properties/properties.calls.ts'
import { reportsCalls } from '../reports/reports.calls.ts'
import { rolesCalls } from '../roles/roles.calls.ts'
import { searchCalls } from '../search/search.calls.ts'
import { sessionCalls } from '../session/session.calls.ts'
import { settingsCalls } from '../settings/settings.calls.ts'
import { sheetsCalls } from '../sheets/sheets.calls.ts'
import { todayCalls } from '../today/today.calls.ts'
import { twoFactorCalls } from '../two-factor/two-factor.calls.ts'
import { buildCalls, type BuildEnv } from '../update/build.calls.ts'
import { usersCalls } from '../users/users.calls.ts'
import { viewsCalls } from '../views/views.calls.ts'
import type { EnvOf } from '../platform/calls.ts'
import type { OwnWritesEnv } from '../platform/env.ts'
import type { NotifyEnv } from '../platform/notify.ts'

/** The calls of all pages but those of tenants, by feature. */
export const ROOT_CALLS = {
  audit: auditCalls,
  brand: brandCalls,
  build: buildCalls,
  calendar: calendarCalls,
  calendarFeed: calendarFeedCalls,
  deposits: depositCalls,
  duplicates: duplicatesCalls,
  exports: exportsCalls,
  feeds: feedsCalls,
  imports: importsCalls,
  keys: keysCalls,
  leads: leadsCalls,
  listings: listingsCalls,
  media: mediaCalls,
  notifications: notificationsCalls,
  office: officeCalls,
  passwords: passwordsCalls,
  person: personCalls,
  profile: profileCalls,
  projects: projectsCalls,
  properties: propertiesCalls,
  reports: reportsCalls,
  retention: retentionCalls,
  rightToRent: rightToRentCalls,
  roles: rolesCalls,
  search: searchCalls,
  session: sessionCalls,
  settings: settingsCalls,
  sheets: sheetsCalls,
  sources: sourcesCalls,
  toComplete: toCompleteCalls,
  today: todayCalls,
  twoFactor: twoFactorCalls,
  users: usersCalls,
  views: viewsCalls,
  webhooks: webhooksCalls,
} as const

/** For all stores, but those of tenants' pages. */
export type StoreEnv = EnvOf<typeof ROOT_CALLS> & BrandEnv & BuildEnv & NotifyEnv & OwnWritesEnv

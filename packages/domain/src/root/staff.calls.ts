import { auditCalls } from '../audit/audit.calls.ts'
import { calendarCalls } from '../calendar/calendar.calls.ts'
import { calendarFeedCalls } from '../calendar-feed/calendar-feed.calls.ts'
import { duplicatesCalls } from '../duplicates/duplicates.calls.ts'
import { exportsCalls } from '../exports/exports.calls.ts'
import { depositCalls } from '../leads/deposit/deposit.calls.ts'
import { rightToRentCalls } from '../leads/right-to-rent/right-to-rent.calls.ts'
import { leadsCalls } from '../leads/leads.calls.ts'
import { mediaCalls } from '../media/media.calls.ts'
import { notificationsCalls } from '../notifications/notifications.calls.ts'
import { officeCalls } from '../office/office.calls.ts'
import { retentionCalls } from '../privacy/retention.calls.ts'
import { personCalls } from '../privacy/person.calls.ts'
import { profileCalls } from '../profile/profile.calls.ts'
import { projectsCalls } from '../projects/projects.calls.ts'
import { propertiesCalls } from '../properties/properties.calls.ts'
import { reportsCalls } from '../reports/reports.calls.ts'
import { rolesCalls } from '../roles/roles.calls.ts'
import { searchCalls } from '../search/search.calls.ts'
import { settingsCalls } from '../settings/settings.calls.ts'
import { sheetsCalls } from '../sheets/sheets.calls.ts'
import { todayCalls } from '../today/today.calls.ts'
import { usersCalls } from '../users/users.calls.ts'
import { viewsCalls } from '../views/views.calls.ts'

/** The features of signed-in staff. */
export const STAFF_CALLS = {
  audit: auditCalls,
  calendar: calendarCalls,
  calendarFeed: calendarFeedCalls,
  deposits: depositCalls,
  duplicates: duplicatesCalls,
  exports: exportsCalls,
  leads: leadsCalls,
  media: mediaCalls,
  notifications: notificationsCalls,
  office: officeCalls,
  person: personCalls,
  retention: retentionCalls,
  profile: profileCalls,
  projects: projectsCalls,
  properties: propertiesCalls,
  reports: reportsCalls,
  rightToRent: rightToRentCalls,
  roles: rolesCalls,
  search: searchCalls,
  settings: settingsCalls,
  sheets: sheetsCalls,
  today: todayCalls,
  users: usersCalls,
  views: viewsCalls,
} as const

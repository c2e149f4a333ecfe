import path from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1]

const SOURCE = path.join(import.meta.dirname, '../src')

// The sign-in page has a store of its own, as pages of staff do.
const MAIN = ['main.tsx', 'runtime/use-store.ts']
const TENANTS = [
  'tenant-main.tsx',
  'pages/tenants/start.tsx',
  'pages/tenants/EnquiryPage.tsx',
  'pages/tenants/QuestionnairePage.tsx',
  'pages/tenants/ReservationPage.tsx',
]
const FRAME = ['shell/StaffLayout.tsx', 'live/staff-connection.ts']
const LEADS = ['pages/leads/LeadListPage.tsx', 'address/use-open-record.ts']
const LISTS = ['pages/users/UsersPage.tsx']
const WITHOUT_MENUS = ['pages/privacy/PrivacyPage.tsx']
const MENUS = [
  'pages/reports/ReportsPage.tsx',
  'pages/projects/ProjectsPage.tsx',
  '../../ui/src/data/RowMenu/RowMenus.tsx',
]
const STAFF = [...FRAME, ...LEADS]
const OTHER_PAGES = [
  ...FRAME,
  'pages/dashboard/DashboardPage.tsx',
  'pages/calendar/CalendarPage.tsx',
  'pages/today/TodayPage.tsx',
  'pages/office/OfficePage.tsx',
  'pages/profile/ProfilePage.tsx',
  // Most other pages have a list.
  'address/use-list.ts',
]

/**
 * Each chunk contains all modules that each of its lists of files needs. A module goes into the first chunk that has
 * it.
 * One file loads sooner, and weighs less, than the many small ones it replaces.
 */
const CONTENTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  base: [[...MAIN, 'pages/session/SignInPage.tsx'], TENANTS],
  main: [MAIN],
  common: [[...STAFF, 'pages/dashboard/DashboardPage.tsx'], TENANTS],
  // Shown when other chunks are gone, so not within one of them.
  alert: [['../../ui/src/overlays/Alert/Alert.tsx']],
  staff: [STAFF, OTHER_PAGES],
  menus: [LEADS, MENUS],
  lists: [LEADS, LISTS, WITHOUT_MENUS],
  suggestions: [LEADS, ['pages/audit/AuditPage.tsx']],
  views: [LEADS, ['pages/properties/UnitsPage.tsx']],
}

/**
 * The ids of some files of the app and of everything that they import statically.
 * @throws Error for a file that the app does not have
 */
function neededBy(graph: Graph, files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  for (const file of files) {
    const id = path.join(SOURCE, file)
    if (!graph.getModuleInfo(id)) throw new Error(`shared-chunks.ts: the app has no ${file}`)
    visit(id)
  }
  return found
}

export const sharedChunks = (): Rolldown.CodeSplittingGroup[] =>
  Object.entries(CONTENTS).map(([chunk, lists], index, all) => {
    let content: Set<string> | undefined
    return {
      priority: all.length - index,
      debugName: chunk,
      name: (id, graph) => {
        content ??= lists.map((files) => neededBy(graph, files)).reduce((one, next) => one.intersection(next))
        return content.has(id) ? chunk : null
      },
    }
  })

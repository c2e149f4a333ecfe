import path from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1]

const SOURCE = path.join(import.meta.dirname, '../src')

/**
 * The ids of some files of the app and of everything that they import statically.
 * @throws Error for a file that the app does not have
 */
function neededBy(graph: Graph, ...files: string[]): Set<string> {
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

/** What pages share, by chunk; a module goes into the first chunk that has it. */
function contentsOf(graph: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  // The sign-in page has a store of its own, as pages of staff do.
  const main = neededBy(graph, 'main.tsx', 'runtime/use-store.ts')
  const signIn = neededBy(graph, 'pages/session/SignInPage.tsx')
  const tenants = neededBy(
    graph,
    'tenant-main.tsx',
    'pages/tenants/start.tsx',
    'pages/tenants/EnquiryPage.tsx',
    'pages/tenants/QuestionnairePage.tsx',
    'pages/tenants/ReservationPage.tsx',
  )
  const frame = neededBy(graph, 'shell/StaffLayout.tsx', 'live/staff-connection.ts')
  const leads = neededBy(graph, 'pages/leads/LeadListPage.tsx', 'address/use-open-record.ts')
  const dashboard = neededBy(graph, 'pages/dashboard/DashboardPage.tsx')
  const profile = neededBy(graph, 'pages/profile/ProfilePage.tsx')
  // Small, and on most pages.
  const small = neededBy(
    graph,
    'config/use-clock.ts',
    '../../ui/src/inputs/Checkbox/Checkbox.tsx',
    '../../ui/src/layout/Card/Card.tsx',
  )
  const reports = neededBy(graph, 'pages/reports/ReportsPage.tsx')
  const withoutMenus = dashboard.union(
    neededBy(
      graph,
      'pages/calendar/CalendarPage.tsx',
      'pages/today/TodayPage.tsx',
      'pages/office/OfficePage.tsx',
      'pages/projects/ProjectsPage.tsx',
    ),
  )
  return new Map([
    ['base', main.intersection(tenants)],
    ['main', main],
    ['form', signIn.intersection(tenants)],
    ['common', tenants.intersection(frame.union(dashboard).union(leads))],
    // Shown when other chunks are gone, so not within one of them.
    ['alert', neededBy(graph, '../../ui/src/overlays/Alert/Alert.tsx')],
    ['staff', frame.difference(signIn).union(small).union(leads.intersection(profile))],
    ['choices', leads.intersection(withoutMenus)],
    ['menus', leads.intersection(reports)],
    ['leads', leads],
  ])
}

/** In the order of their priority. */
const NAMES = ['base', 'main', 'form', 'common', 'alert', 'staff', 'choices', 'menus', 'leads']

/** Chunks of what several pages need: one file loads sooner, and weighs less, than the many small ones it replaces. */
export function sharedChunks(): Rolldown.CodeSplittingGroup[] {
  let contents: ReadonlyMap<string, ReadonlySet<string>> | undefined
  return NAMES.map((name, index) => ({
    priority: NAMES.length - index,
    debugName: name,
    name: (id, graph) => ((contents ??= contentsOf(graph)).get(name)?.has(id) ? name : null),
  }))
}

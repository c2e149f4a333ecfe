import path from 'node:path'
import type { Rolldown } from 'vite'

type Chunking = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1]

const SOURCE = path.join(import.meta.dirname, '../src')

/** Their barrel imports every icon, which says nothing about who needs which. */
const ICONS = /[\\/]lucide-react[\\/]/

/**
 * The ids of some files of the app and of everything that they import statically.
 * @throws Error for a file that the app does not have
 */
function neededBy(chunking: Chunking, ...files: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || ICONS.test(id)) return
    found.add(id)
    chunking.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  for (const file of files) {
    const id = path.join(SOURCE, file)
    if (!chunking.getModuleInfo(id)) throw new Error(`shared-chunks.ts: the app has no ${file}`)
    visit(id)
  }
  return found
}

/** The files of the icons that these import. */
function iconsOf(chunking: Chunking, ids: ReadonlySet<string>): Set<string> {
  const codeOf = (id: string) => chunking.getModuleInfo(id)?.code ?? ''
  const used = new Set<string>()
  let barrel = ''
  for (const id of ids) {
    barrel ||= chunking.getModuleInfo(id)?.importedIds.find((imported) => ICONS.test(imported)) ?? ''
    for (const [, names = ''] of codeOf(id).matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g))
      for (const name of names.split(',')) used.add(name.trim().split(' ')[0] ?? '')
  }
  // It exports each icon under all the names that it ever had.
  const exported = codeOf(barrel).matchAll(/export\s*\{([^}]*)\}\s*from\s*["'].*?\/([\w-]+\.mjs)["']/g)
  const isUsed = (names: string) =>
    [...names.matchAll(/default as (\w+)/g)].some(([, name = '']) => used.has(name))
  return new Set([...exported].flatMap(([, names = '', file = '']) => (isUsed(names) ? [file] : [])))
}

/** The modules of each chunk, less those of the chunks before it. No page loads a chunk for a small part of it. */
function contentsOf(chunking: Chunking) {
  const main = neededBy(chunking, 'main.tsx')
  const start = neededBy(chunking, 'tenant-main.tsx', 'pages/tenants/start.tsx')
  const questionnaire = neededBy(chunking, 'pages/tenants/QuestionnairePage.tsx')
  const reservation = neededBy(chunking, 'pages/tenants/ReservationPage.tsx')
  const enquiry = neededBy(chunking, 'pages/tenants/EnquiryPage.tsx')
  const tenants = start.union(questionnaire).union(reservation).union(enquiry)
  const signIn = neededBy(chunking, 'pages/session/SignInPage.tsx')
  const frame = neededBy(
    chunking,
    'shell/StaffLayout.tsx',
    'runtime/open-staff.ts',
    'live/staff-connection.ts',
  )
  const dashboard = neededBy(chunking, 'pages/dashboard/DashboardPage.tsx')
  const leadList = neededBy(
    chunking,
    'pages/leads/LeadListPage.tsx',
    'address/use-open-record.ts',
    'components/CreateNew.tsx',
  )
  const calendar = neededBy(chunking, 'pages/calendar/CalendarPage.tsx')
  const tableless = neededBy(
    chunking,
    'pages/properties/PropertiesPage.tsx',
    'pages/today/TodayPage.tsx',
    'pages/roles/RolePage.tsx',
    'pages/leads/LeadDialogHost.tsx',
    'pages/dashboard/WaitingHost.tsx',
    'shell/SearchHost.tsx',
    'shell/SignInAgain.tsx',
  )
  return {
    signInIcons: iconsOf(chunking, main.union(tenants).union(signIn)),
    staffIcons: iconsOf(chunking, frame.union(dashboard)),
    base: main.intersection(tenants),
    main,
    form: signIn.intersection(tenants),
    common: tenants.intersection(frame.union(dashboard).union(leadList)),
    // Shown when other chunks are gone, so not within one of them.
    alert: neededBy(chunking, '../../ui/src/overlays/Alert/Alert.tsx'),
    // Evaluated in a task of its own, before the frame that reads them.
    staffStores: neededBy(chunking, 'runtime/open-staff.ts').difference(signIn),
    staff: frame.difference(signIn),
    lists: leadList.intersection(dashboard.union(calendar)),
    weeks: dashboard.intersection(calendar),
    // Pages and dialogs without a table bring none.
    controls: leadList.intersection(tableless),
    table: leadList,
    // Three files that pages with days always load together.
    dates: neededBy(
      chunking,
      '../../ui/src/forms/DateRangeField/DateRangeField.tsx',
      '../../ui/src/inputs/DateField/DateField.tsx',
    ),
  }
}

const CHUNKS = [
  'base',
  'main',
  'form',
  'common',
  'alert',
  'staffStores',
  'staff',
  'lists',
  'weeks',
  'controls',
  'table',
  'dates',
] as const

/** Chunks of what several pages need: one file loads sooner, and weighs less, than the many small ones it replaces. */
export function sharedChunks(): Rolldown.CodeSplittingGroup[] {
  let contents: ReturnType<typeof contentsOf> | undefined
  const contentsBy = (chunking: Chunking) => (contents ??= contentsOf(chunking))
  const icons: Rolldown.CodeSplittingGroup = {
    priority: CHUNKS.length + 1,
    test: ICONS,
    debugName: 'icons',
    name: (id, chunking) => {
      const { signInIcons, staffIcons } = contentsBy(chunking)
      const file = path.basename(id)
      // Shared code of the icons, not an icon itself.
      if (!/[\\/]icons[\\/]/.test(id) || signInIcons.has(file)) return 'icons'
      return staffIcons.has(file) ? 'staff-icons' : 'page-icons'
    },
  }
  const chunks = CHUNKS.map((name, index): Rolldown.CodeSplittingGroup => ({
    priority: CHUNKS.length - index,
    debugName: name,
    name: (id, chunking) => (contentsBy(chunking)[name].has(id) ? name : null),
  }))
  return [icons, ...chunks]
}

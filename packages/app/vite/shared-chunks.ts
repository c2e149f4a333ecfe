import path from 'node:path'
import type { Rolldown } from 'vite'

type Chunking = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1]

const SOURCE = path.join(import.meta.dirname, '../src')

/** Their barrel imports every icon, which says nothing about who needs which. */
const ICONS = /[\\/]lucide-react[\\/]/

/** The ids of some files of the app and of everything that they import statically. */
function neededBy(chunking: Chunking, ...files: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || ICONS.test(id)) return
    found.add(id)
    chunking.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  for (const file of files) visit(path.join(SOURCE, file))
  return found
}

/** The modules of each chunk, less those of the chunks before it. No page loads a chunk for a small part of it. */
function contentsOf(chunking: Chunking) {
  const main = neededBy(chunking, 'main.tsx')
  const tenants = neededBy(chunking, 'tenant-main.tsx', 'pages/tenants/start.tsx')
  const signIn = neededBy(chunking, 'pages/sign-in/SignInPage.tsx')
  const frame = neededBy(
    chunking,
    'shell/StaffLayout.tsx',
    'runtime/open-staff.ts',
    'live/staff-connection.ts',
  )
  const dashboard = neededBy(chunking, 'pages/dashboard/DashboardPage.tsx')
  const leadList = neededBy(chunking, 'pages/leads/LeadListPage.tsx', 'address/use-open-record.ts')
  const calendar = neededBy(chunking, 'pages/calendar/CalendarPage.tsx')
  return {
    base: main.intersection(tenants),
    main,
    form: signIn.intersection(tenants),
    common: tenants.intersection(frame.union(dashboard)),
    // Shown when other chunks are gone, so not within one of them.
    alert: neededBy(chunking, '../../ui/src/overlays/Alert/Alert.tsx'),
    staff: frame.difference(signIn),
    lists: dashboard.intersection(leadList),
    weeks: dashboard.intersection(calendar),
    fields: tenants.intersection(leadList),
    table: leadList,
  }
}

const CHUNKS = [
  'base',
  'main',
  'form',
  'common',
  'alert',
  'staff',
  'lists',
  'weeks',
  'fields',
  'table',
] as const

/** Chunks of what several pages need: one file loads sooner, and weighs less, than the many small ones it replaces. */
export function sharedChunks(): Rolldown.CodeSplittingGroup[] {
  let contents: ReturnType<typeof contentsOf> | undefined
  return CHUNKS.map((name, index) => ({
    priority: CHUNKS.length - index,
    name: (id, chunking) => ((contents ??= contentsOf(chunking))[name].has(id) ? name : null),
  }))
}

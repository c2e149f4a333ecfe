import { badgeToneOf, LEAD_STATUS_LABELS, type BadgeTone } from '../leads/lead-status.ts'
import { permittedPages } from '../navigation/menu.ts'
import { isPermitted } from '../navigation/guard.ts'
import { PAGES } from '../navigation/pages.ts'
import { CHANGE_PASSWORD } from '../passwords/password.messages.ts'
import type { Permission } from '../permissions/permission.enums.ts'
import { foldedText } from '../platform/values/folded-text.ts'
import { homeDetails } from './found-homes.ts'
import { NEW_RECORD_ADDRESSES, RECORD_ADDRESSES } from './record-address.ts'
import type {
  FoundHome,
  FoundLead,
  FoundProject,
  FoundUser,
  RecentItem,
  SearchResponse,
} from './search.contract.ts'

export type PaletteAction = 'change-password' | 'log-out'

export interface PaletteOption {
  /** Unique among all options. */
  key: string
  label: string
  /** Further facts: a home, the matching text. */
  details: readonly string[]
  /** Only for leads. */
  status: { tone: BadgeTone; text: string } | null
  target: { address: string } | { action: PaletteAction }
  /** The shortcut, and where it works. */
  shortcut?: { keys: string; text: string }
}

export interface PaletteGroup {
  label: string
  options: readonly PaletteOption[]
  /** True when more were found than are shown. */
  more: boolean
}

type Permissions = readonly Permission[]

const filled = (texts: readonly (string | null | false)[]): string[] =>
  texts.filter((text): text is string => typeof text === 'string' && text !== '')

function leadOption(lead: FoundLead, permissions: Permissions): PaletteOption {
  const isShown = lead.matched === 'name' || lead.matched === 'property'
  return {
    key: `lead:${lead.id}`,
    label: lead.name,
    details: filled([lead.propertyName, lead.postcode, !isShown && lead.matchedText]),
    status: { tone: badgeToneOf(lead.status), text: LEAD_STATUS_LABELS[lead.status] },
    target: { address: RECORD_ADDRESSES.lead(lead, permissions) },
  }
}

const homeOption = (kind: 'unit' | 'property', home: FoundHome): PaletteOption => ({
  key: `${kind}:${home.id}`,
  label: home.name,
  details: homeDetails(home),
  status: null,
  target: { address: RECORD_ADDRESSES[kind](home) },
})

const projectOption = (project: FoundProject): PaletteOption => ({
  key: `project:${project.id}`,
  label: project.name,
  details: filled([project.city]),
  status: null,
  target: { address: RECORD_ADDRESSES.project(project) },
})

const userOption = (user: FoundUser, permissions: Permissions): PaletteOption => ({
  key: `user:${user.id}`,
  label: user.name,
  details: filled([user.username !== user.name && user.username, !user.active && 'Disabled']),
  status: null,
  target: { address: RECORD_ADDRESSES.user(user, permissions) },
})

function recentOption(item: RecentItem, permissions: Permissions): PaletteOption {
  if (item.kind === 'lead') return leadOption(item, permissions)
  if (item.kind === 'user') return userOption(item, permissions)
  if (item.kind === 'project') return projectOption(item)
  return homeOption(item.kind, item)
}

/** On the list of enquiries. */
export const NEW_ENQUIRY_KEY = 'C'

const command = (label: string, target: PaletteOption['target']): PaletteOption => ({
  key: label,
  label,
  details: [],
  status: null,
  target,
})

/** People search for a command that creates a record by these words too. */
const CREATE = 'create add'

interface Command {
  readonly option: PaletteOption
  /** Other words that find it. */
  readonly also?: string
  /** The permissions it needs. */
  readonly access: Permissions
}

const DO: readonly Command[] = [
  {
    option: {
      ...command('New enquiry', { address: NEW_RECORD_ADDRESSES.enquiry }),
      shortcut: { keys: NEW_ENQUIRY_KEY, text: `${NEW_ENQUIRY_KEY} on ${PAGES.enquiries.title}` },
    },
    also: `${CREATE} lead`,
    access: ['enquiries-view'],
  },
  {
    option: command('New property', { address: NEW_RECORD_ADDRESSES.property }),
    also: `${CREATE} home`,
    access: ['properties-view'],
  },
  {
    option: command('New project', { address: NEW_RECORD_ADDRESSES.project }),
    also: CREATE,
    access: ['properties-view'],
  },
  {
    option: command('New user', { address: NEW_RECORD_ADDRESSES.user }),
    also: CREATE,
    access: ['users-view'],
  },
  {
    option: command('New role', { address: NEW_RECORD_ADDRESSES.role }),
    also: CREATE,
    access: PAGES.createRole.access,
  },
  { option: command(CHANGE_PASSWORD, { action: 'change-password' }), access: [] },
  { option: command('Log out', { action: 'log-out' }), access: [] },
]

const wordsOf = (text: string): string[] => foldedText(text).split(' ').filter(Boolean)

/** Every typed word is a prefix of one of these words. */
function isMeant(called: string, text: string): boolean {
  const words = wordsOf(called)
  return wordsOf(text).every((typed) => words.some((word) => word.startsWith(typed)))
}

const group = (label: string, options: readonly PaletteOption[], more = false): PaletteGroup => ({
  label,
  options,
  more,
})

/** Recent records while nothing is typed; otherwise results and matching commands. */
export function paletteGroups({
  text,
  answer,
  recent,
  permissions,
  hasShortcut = true,
}: {
  text: string
  answer: SearchResponse
  recent: readonly RecentItem[]
  permissions: Permissions
  /** False where the letter of a new enquiry is switched off: it is not named. */
  hasShortcut?: boolean
}): PaletteGroup[] {
  if (text.trim() === '') {
    return [
      group(
        'Recent',
        recent.map((item) => recentOption(item, permissions)),
      ),
    ].filter(hasOptions)
  }
  const { leads, units, properties, projects, users } = answer
  return [
    group('Leads', leads?.items.map((item) => leadOption(item, permissions)) ?? [], leads?.more),
    group('Units', units?.items.map((item) => homeOption('unit', item)) ?? [], units?.more),
    group(
      'Properties',
      properties?.items.map((item) => homeOption('property', item)) ?? [],
      properties?.more,
    ),
    group('Projects', projects?.items.map(projectOption) ?? [], projects?.more),
    group('Users', users?.items.map((item) => userOption(item, permissions)) ?? [], users?.more),
    group(
      'Go to',
      permittedPages(permissions)
        .map(({ label, path }) => command(`Go to ${label}`, { address: path }))
        .filter(({ label }) => isMeant(label, text)),
    ),
    group(
      'Do',
      DO.filter(
        ({ option, also = '', access }) =>
          isPermitted(access, permissions) && isMeant(`${option.label} ${also}`, text),
      ).map(({ option }) => {
        const { shortcut, ...plain } = option
        return shortcut !== undefined && hasShortcut ? option : plain
      }),
    ),
  ].filter(hasOptions)
}

const hasOptions = ({ options }: PaletteGroup): boolean => options.length > 0

import type { Permission } from '../../permissions/permission.enums.ts'
import { dayText } from '../../platform/values/days.ts'
import type { DateFormatter } from '../../platform/values/time.ts'
import { areasOf, KEY_AREA_FACTS, permissionsFor, type KeyArea, type KeyLevel } from './key.areas.ts'
import type { ApiKey } from './key.contract.ts'
import type { KeyState } from './key.states.ts'

export const KEY_WORDS = {
  list: 'API keys',
  create: 'Create key',
  edit: 'Edit key',
  replace: 'Replace key',
  end: 'End the old one now',
  revoke: 'Revoke',
  shown: 'Key',
  notHeld: 'You do not have the permission yourself.',
} as const

export const KEY_LEVEL_LABELS: Readonly<Record<KeyLevel, string>> = {
  read: 'Read',
  change: 'Read and change',
}

export const NO_LEVEL = 'Nothing'

const NEVER = 'Never'

/** 'Enquiries (read), Listings (read)' */
export const areasText = ({ areas }: Pick<ApiKey, 'areas'>): string =>
  areasOf(areas)
    .map(([area, level]) => `${KEY_AREA_FACTS[area].label} (${KEY_LEVEL_LABELS[level].toLowerCase()})`)
    .join(', ')

/** 'lk_7Fk2mQ9x…' */
export const prefixText = ({ prefix }: Pick<ApiKey, 'prefix'>): string => `${prefix}…`

export function lastUsedText(
  { lastUsedAt, lastUsedFrom }: Pick<ApiKey, 'lastUsedAt' | 'lastUsedFrom'>,
  dateFormatter: DateFormatter,
): string {
  if (lastUsedAt === null) return NEVER
  const at = dateFormatter.formatDateTime(lastUsedAt)
  return lastUsedFrom === null ? at : `${at} from ${lastUsedFrom}`
}

export const expiryText = ({ expiresOn }: Pick<ApiKey, 'expiresOn'>): string =>
  expiresOn === null ? NEVER : dayText(expiresOn)

const STATE_TEXTS: Readonly<Record<Exclude<KeyState, 'replaced'>, string>> = {
  'in-use': 'In use',
  expired: 'Expired',
  revoked: 'Revoked',
}

export const stateText = (
  { state, endsAt }: Pick<ApiKey, 'state' | 'endsAt'>,
  dateFormatter: DateFormatter,
): string =>
  state === 'replaced' ? `Replaced, ends ${dateFormatter.formatDateTime(endsAt)}` : STATE_TEXTS[state]

/** A maker gives what he holds himself (rule I1.3). */
export const mayGive = (rights: ReadonlySet<Permission>, area: KeyArea, level: KeyLevel): boolean =>
  permissionsFor({ [area]: level }).every((permission) => rights.has(permission))

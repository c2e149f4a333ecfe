import type { PromptTexts } from '../../prompts/question.store.ts'
import { KEYS_MAX } from './key.limits.ts'
import { dayText } from '../../platform/values/days.ts'
import type { DateFormatter } from '../../platform/values/time.ts'
import { areasOf, KEY_AREA_FACTS, type KeyLevel } from './key-areas.ts'
import type { ApiKey, KeyState } from './key.contract.ts'

/** Answers to a key that is not in force. */
export const KEY_NOT_KNOWN = 'This key is not known.'
export const KEY_EXPIRED = 'This key has expired.'
export const KEY_REVOKED = 'This key was revoked.'

export const KEY_CREATED = 'Key has been created.'
export const KEY_UPDATED = 'Key has been updated.'
export const KEY_REPLACED = 'Key has been replaced.'
export const KEY_ENDED = 'The old key has ended.'

export const COPY_KEY_NOW = 'Copy it now. It is not shown again.'

export const revokeKey = (name: string): PromptTexts => ({
  title: 'Revoke Key',
  question: `Programs that use ${name} stop working at once.`,
  done: 'Key has been revoked.',
})

export const KEY_NAME_TAKEN = 'A key in use has this name already'

export const TOO_MANY_KEYS = `There are ${KEYS_MAX} keys in use already. Revoke one first.`

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

import { isRecord } from '../../platform/values/is-record.ts'
import { addDays } from '../../platform/values/days.ts'
import { areasOf, isKeyArea, isLevelOf, type KeyAreas } from './key-areas.ts'
import type { ApiKey } from './key.contract.ts'
import { KEEP_HOURS } from './key.limits.ts'

export interface KeyDraft {
  name: string
  areas: KeyAreas
  /** The last day on which the key works; null for no end. */
  expiresOn: string | null
}

/** The form of a key offers these terms. */
export const KEY_TERMS = ['30-days', '90-days', 'year', 'date', 'never'] as const

export type KeyTerm = (typeof KEY_TERMS)[number]

export const KEY_TERM_LABELS: Readonly<Record<KeyTerm, string>> = {
  '30-days': '30 days',
  '90-days': '90 days',
  year: '1 year',
  date: 'On a date',
  never: 'Never',
}

const DAYS: Readonly<Partial<Record<KeyTerm, number>>> = { '30-days': 30, '90-days': 90, year: 365 }

export interface ExpiryDraft {
  term: KeyTerm
  /** Read only for a key that expires on a date. */
  expiresOn: string
}

export interface KeyFormDraft extends ExpiryDraft {
  name: string
  areas: KeyAreas
}

export interface ReplaceDraft extends ExpiryDraft {
  keepHours: number | null
}

export const emptyKeyDraft = (): KeyFormDraft => ({ name: '', areas: {}, term: 'year', expiresOn: '' })

export const keyFormDraftOf = ({ name, areas, expiresOn }: ApiKey): KeyFormDraft => ({
  name,
  areas,
  term: expiresOn === null ? 'never' : 'date',
  expiresOn: expiresOn ?? '',
})

/** As sent; `today` in business time. */
export const keyDraftOf = ({ name, areas, ...expiry }: KeyFormDraft, today: string): KeyDraft => ({
  name,
  areas,
  expiresOn: expiryOf(expiry, today),
})

/** The same for Replace. */
export const replacingOf = ({ keepHours, ...expiry }: ReplaceDraft, today: string) => ({
  ...(keepHours !== null && { keepHours }),
  expiresOn: expiryOf(expiry, today),
})

function expiryOf({ term, expiresOn }: ExpiryDraft, today: string) {
  if (term === 'never') return null
  const days = DAYS[term]
  return days === undefined ? expiresOn : addDays(today, days)
}

/** The same as in a call that names no last day. */
export const replaceDraftOf = ({ expiresOn }: Pick<ApiKey, 'expiresOn'>): ReplaceDraft => ({
  keepHours: KEEP_HOURS.usual,
  term: expiresOn === null ? 'never' : 'year',
  expiresOn: '',
})

/** A year from today, or never where the old key never expires (rule I1.5). */
export const renewedExpiry = (old: string | null, today: string): string | null =>
  old === null ? null : expiryOf({ term: 'year', expiresOn: '' }, today)

/** Null for an unknown area, or for a level that the area does not have. */
export function areasIn(sent: unknown): KeyAreas | null {
  if (sent === null || sent === undefined) return {}
  if (!isRecord(sent)) return null
  const areas: KeyAreas = {}
  for (const [area, level] of Object.entries(sent)) {
    if (!isKeyArea(area)) return null
    if (level === null || level === undefined) continue
    if (!isLevelOf(area, level)) return null
    areas[area] = level
  }
  return areas
}

export const hasNoArea = (areas: KeyAreas): boolean => areasOf(areas).length === 0

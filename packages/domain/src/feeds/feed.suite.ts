import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, required, requiredText, rule } from '../platform/validation/suite-rules.ts'
import type { FeedKind } from '../listings/feed-kinds.ts'
import { FEED_NAME_MAX } from './feed.limits.ts'

export interface FeedDraft {
  /** '' while none is chosen. */
  kind: FeedKind | ''
  name: string
}

export interface FeedLookups {
  /** Checked by the server; an omitted check passes. */
  isNameFree?: boolean
}

/** Kinds that can be added. */
export const OFFERED_KINDS: readonly FeedKind[] = ['website']

/** Of the only kind that is offered. */
export const emptyFeedDraft = (): FeedDraft => ({ kind: OFFERED_KINDS[0] ?? '', name: '' })

export const createFeedSuite = ({ isNameFree = true }: FeedLookups = {}) =>
  create(({ kind, name }: FeedDraft) => {
    required('kind', kind)
    rule('kind', 'enumerable', () => (OFFERED_KINDS as readonly string[]).includes(kind))
    requiredText('name', name, FEED_NAME_MAX)
    rule('name', 'unique', () => isNameFree)
  })

export const validateFeed = (draft: FeedDraft, lookups: FeedLookups): ErrorsByField =>
  errorsOf(createFeedSuite(lookups), draft)

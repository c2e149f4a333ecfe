import type { FeedDraft } from '@latchkey/domain/feeds/feed.draft'
import { FEED_PASSWORD_CHANGED } from '@latchkey/domain/feeds/feed.messages'
import { fieldChanges, type FieldChange } from '../audit/field-changes.ts'
import { feedKindOfNumber, type FeedRecord } from '../listings/feed-choices.queries.ts'
import { portalFields } from './portal/portal.columns.ts'

/** Never the password itself. */
function fieldsOf(feed: FeedRecord) {
  if (feedKindOfNumber(feed.kind) !== 'portal') return { name: feed.name }
  const { hours, ...fields } = portalFields(feed)
  return { name: feed.name, ...fields, hours: hours?.length === 0 ? null : hours }
}

/** For the audit trail. */
export const feedChanges = (
  before: FeedRecord | null,
  after: FeedRecord,
  { password }: Pick<FeedDraft, 'password'>,
): FieldChange[] => [
  ...fieldChanges(before && fieldsOf(before), fieldsOf(after)),
  ...(password === '' || after.password_sealed === null
    ? []
    : [{ field: 'password', from: null, to: FEED_PASSWORD_CHANGED }]),
]

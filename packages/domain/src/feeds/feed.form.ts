import { types } from 'mobx-state-tree'
import { FEED_KINDS } from '../listings/feed-kinds.ts'
import { formOf } from '../forms/form.model.ts'
import { messageFor } from '../platform/field-errors.ts'
import { cleanText } from '../platform/values/text.ts'
import { FEED_NAME_TAKEN } from './feed.messages.ts'
import { createFeedSuite, type FeedDraft } from './feed.suite.ts'

export const FeedFormModel = formOf<FeedDraft>({
  name: 'Feed form',
  fields: { name: types.string, kind: types.enumeration<FeedDraft['kind']>(['', ...FEED_KINDS]) },
  labels: { name: 'Name', kind: 'Kind' },
  messageOf: (field, name) =>
    field === 'name' && name === 'unique' ? FEED_NAME_TAKEN : messageFor(field, name),
  clean: (draft) => ({ ...draft, name: cleanText(draft.name) }),
  createSuite: () => createFeedSuite(),
})

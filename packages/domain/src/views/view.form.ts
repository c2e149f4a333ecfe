import { types } from 'mobx-state-tree'
import { messageFor } from '../platform/field-errors.ts'
import { formOf } from '../forms/form.model.ts'
import { type ViewDraft, cleanView, createViewSuite } from './view.suite.ts'
import { NAME_TAKEN } from './view.messages.ts'

export const ViewFormModel = formOf<ViewDraft>({
  name: 'View form',
  fields: {
    name: types.string,
    isShared: types.boolean,
    isPinned: types.boolean,
    isDefault: types.boolean,
  },
  labels: {
    name: 'Name',
    isShared: 'Share with everyone',
    isPinned: 'Pin',
    isDefault: 'Open the list with it',
  },
  messageOf: (field, name) => (name === 'unique' ? NAME_TAKEN : messageFor(field, name)),
  clean: cleanView,
  createSuite: () => createViewSuite(),
})

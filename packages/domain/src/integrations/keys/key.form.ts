import { types } from 'mobx-state-tree'
import { formOf } from '../../forms/form.model.ts'
import { messageFor } from '../../platform/field-errors.ts'
import type { KeyAreas } from './key-areas.ts'
import { KEY_TERMS, type KeyFormDraft } from './key.draft.ts'
import { KEY_NAME_TAKEN } from './key.messages.ts'
import { cleanKey, createKeyFormSuite, createReplaceSuite } from './key.suite.ts'

interface KeyFormLookups {
  /** In business time. */
  today?: string
}

export const KeyFormModel = formOf<KeyFormDraft, KeyFormLookups>({
  name: 'Key form',
  fields: {
    name: types.string,
    areas: types.frozen<KeyAreas>(),
    term: types.enumeration([...KEY_TERMS]),
    expiresOn: types.string,
  },
  labels: { name: 'Name', areas: 'What it may do', term: 'Expires', expiresOn: 'Last day' },
  messageOf: (field, name) =>
    field === 'name' && name === 'unique' ? KEY_NAME_TAKEN : messageFor(field, name),
  clean: cleanKey,
  dependentsOf: (field) => (field === 'term' ? ['expiresOn'] : []),
  createSuite: ({ today }, { term, expiresOn }) =>
    createKeyFormSuite({
      ...(today !== undefined && { today }),
      savedExpiresOn: term === 'date' ? expiresOn : null,
    }),
})

export interface ReplaceDraft {
  keepHours: number | null
}

export const ReplaceKeyFormModel = formOf<ReplaceDraft>({
  name: 'Replace key form',
  fields: { keepHours: types.maybeNull(types.number) },
  labels: { keepHours: 'Keep the old one for' },
  createSuite: () => createReplaceSuite(),
})

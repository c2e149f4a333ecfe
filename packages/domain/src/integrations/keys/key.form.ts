import { types } from 'mobx-state-tree'
import { formOf } from '../../forms/form.model.ts'
import { messageFor } from '../../platform/field-errors.ts'
import type { KeyAreas } from './key-areas.ts'
import { KEY_TERMS, type KeyFormDraft, type ReplaceDraft } from './key.draft.ts'
import { KEY_NAME_TAKEN, KEY_WORDS } from './key.messages.ts'
import { cleanKey, createKeyFormSuite, createReplaceFormSuite } from './key.suite.ts'

interface ExpiryLookups {
  /** In business time. */
  today?: string
}

const EXPIRY_FIELDS = { term: types.enumeration([...KEY_TERMS]), expiresOn: types.string }
const EXPIRY_LABELS = { term: 'Expires', expiresOn: 'Last day' } as const

export const KeyFormModel = formOf<KeyFormDraft, ExpiryLookups>({
  name: 'Key form',
  fields: {
    name: types.string,
    areas: types.frozen<KeyAreas>(),
    ...EXPIRY_FIELDS,
  },
  labels: { name: 'Name', areas: 'What it may do', ...EXPIRY_LABELS },
  messageOf: (field, name) => {
    if (field === 'name' && name === 'unique') return KEY_NAME_TAKEN
    return field.startsWith('areas') && name === 'invalid' ? KEY_WORDS.notHeld : messageFor(field, name)
  },
  clean: cleanKey,
  dependentsOf: (field) => (field === 'term' ? ['expiresOn'] : []),
  createSuite: ({ today }, { term, expiresOn }) =>
    createKeyFormSuite({
      ...(today !== undefined && { today }),
      savedExpiresOn: term === 'date' ? expiresOn : null,
    }),
})

export const ReplaceKeyFormModel = formOf<ReplaceDraft, ExpiryLookups>({
  name: 'Replace key form',
  fields: { keepHours: types.maybeNull(types.number), ...EXPIRY_FIELDS },
  labels: { keepHours: 'Keep the old one for', ...EXPIRY_LABELS },
  dependentsOf: (field) => (field === 'term' ? ['expiresOn'] : []),
  createSuite: ({ today }) => createReplaceFormSuite(today === undefined ? {} : { today }),
})

import { expect, test } from 'vitest'
import {
  emptySourceDraft,
  mappingOf,
  SourceFormModel,
  sourceFormDraftOf,
  triedMapping,
} from './source.form.ts'

const draft = sourceFormDraftOf({
  name: ' Own website ',
  format: 'mapping',
  mapping: {
    email: { pointer: ' /person/mail ' },
    firstName: { text: '  Guest ' },
    lastName: { text: ' ' },
    phone: { pointer: '' },
  },
})

test('fields without a place or a text are left out, and texts are trimmed', () => {
  expect(mappingOf(draft)).toEqual({ email: { pointer: '/person/mail' }, firstName: { text: 'Guest' } })
  expect(mappingOf({ ...draft, format: 'zoopla' })).toBeNull()
})

test('a mapping that breaks a rule is not tried', () => {
  expect(triedMapping({ ...draft, 'mapping.email': { pointer: 'mail' } })).toBeNull()
  expect(triedMapping({ ...emptySourceDraft(), format: 'mapping' })).toBeNull()
  expect(triedMapping({ ...emptySourceDraft(), format: 'zoopla' })).toEqual({ mapping: null })
})

test('the form names the field that is wrong', () => {
  const form = SourceFormModel.create({ values: { ...draft, 'mapping.email': { pointer: 'mail' } } })
  expect(form.check()).toBeNull()
  expect(form.errors).toEqual([
    { name: 'mapping.email', label: 'Email', message: 'This is not a JSON Pointer, such as /person/mail' },
  ])
  form.set('mapping.email', { pointer: `/${'x'.repeat(255)}` })
  expect(form.errorOf('mapping.email')).toBe('This is too long')
  form.set('format', 'zoopla')
  expect(form.check()).not.toBeNull()
})

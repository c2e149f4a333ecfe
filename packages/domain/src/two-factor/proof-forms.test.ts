import { expect, it } from 'vitest'
import { CodeFormModel } from './proof-forms.ts'

it('validates a code on submit, not while typing', () => {
  const form = CodeFormModel.create({ values: { code: '' } })
  form.set('code', '1')
  form.leave('code')
  expect(form.errorOf('code')).toBeUndefined()
  expect(form.check()).toBeNull()
  expect(form.errorOf('code')).toBe('This is not valid')
  form.set('code', '12')
  expect(form.errorOf('code')).toBeUndefined()
})

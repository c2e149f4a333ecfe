import { expect, it } from 'vitest'
import { SignInFormModel } from './sign-in.form.ts'

const aForm = (values = { username: ' ', password: '' }) => SignInFormModel.create({ values })

it('reports missing fields on submit', async () => {
  const form = aForm()
  expect(form.errors).toEqual([])
  expect(await form.checkWithRules()).toBeNull()
  expect(form.errors.map(({ name, message }) => [name, message])).toEqual([
    ['username', 'This is required'],
    ['password', 'This is required'],
  ])
  form.set('username', 'ann')
  expect(form.errorOf('username')).toBeUndefined()
})

it('submits a complete form once', async () => {
  const form = aForm({ username: 'ann@example.com', password: ' ' })
  const [first, second] = await Promise.all([form.checkWithRules(), form.checkWithRules()])
  expect(first).toEqual({ username: 'ann@example.com', password: ' ' })
  expect(second).toBeNull()
})

it('leaves validation to the server when the rules cannot be loaded', () => {
  const form = aForm()
  expect(form.check()).toEqual({ username: ' ', password: '' })
  form.setServerErrors({ username: ['required'] })
  expect(form.errorOf('username')).toBe('This is required')
})

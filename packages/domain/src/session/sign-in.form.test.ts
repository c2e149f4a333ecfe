import { expect, it } from 'vitest'
import { SignInFormModel } from './sign-in.form.ts'

const aForm = (values = { username: ' ', password: '' }) => SignInFormModel.create({ values })

it('says what is missing once it is sent', async () => {
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

it('sends once what is complete', async () => {
  const form = aForm({ username: 'ann@example.com', password: ' ' })
  const [first, second] = await Promise.all([form.checkWithRules(), form.checkWithRules()])
  expect(first).toEqual({ username: 'ann@example.com', password: ' ' })
  expect(second).toBeNull()
})

it('leaves it to the server to say what is wrong while the rules are not there', () => {
  const form = aForm()
  expect(form.check()).toEqual({ username: ' ', password: '' })
  form.refuse({ username: ['required'] })
  expect(form.errorOf('username')).toBe('This is required')
})

import { describe, expect, it, vi } from 'vitest'
import { anEnv } from '../root/env.fixtures.ts'
import { checkerOf } from '../platform/validation/validation.fixtures.ts'
import { receive } from '../platform/validation/request-body.ts'
import { ChangePasswordBody, ForgotPasswordBody, ResetPasswordBody } from './password.body.ts'
import { ForgotPasswordFormModel } from './password-forms.ts'
import { passwordFieldMessage } from './password.messages.ts'
import { validateChangePassword, validateForgotPassword, validateNewPassword } from './password.suite.ts'
import { PasswordsStoreModel } from './passwords.store.ts'

const checkForgotPassword = checkerOf(ForgotPasswordBody, validateForgotPassword)
const checkResetPassword = checkerOf(ResetPasswordBody, validateNewPassword)
const good = { newPassword: 'Correct7!', repeatPassword: 'Correct7!' }

/** Failing rules of a new password. */
const errorsOfPassword = (newPassword: string) =>
  validateNewPassword({ newPassword, repeatPassword: newPassword }).newPassword ?? []

describe('a new password', () => {
  it.each(['Latchkey1!', 'Aaaaaa1@', 'Aaaaaa1$', 'Aaaaaa1!', 'Aaaaaa1%', 'Aaaaaa1*', 'Aaaaaa1?', 'Aaaaaa1&'])(
    'may be %s',
    (password) => {
      expect(errorsOfPassword(password)).toEqual([])
    },
  )

  it('may contain any other characters', () => {
    expect(errorsOfPassword(' Aa1! #€👍 李 ')).toEqual([])
  })

  it.each([
    ['', ['required']],
    ['Aaaaa1!', ['minlength']],
    [`Aa1!${'a'.repeat(27)}`, ['maxlength']],
    ['AAAA111!', ['pattern']],
    ['aaaa111!', ['pattern']],
    ['Aaaaaaa!', ['pattern']],
    ['Aaaaaa11', ['pattern']],
    ['Aaaaaa1#', ['pattern']],
    ['        ', ['pattern']],
    ['short', ['minlength']],
  ])('%j fails %j', (password, errors) => {
    expect(errorsOfPassword(password)).toEqual(errors)
  })

  it('has 8 to 30 characters, counting code points', () => {
    expect(errorsOfPassword(`Aa1!${'a'.repeat(4)}`)).toEqual([])
    expect(errorsOfPassword(`Aa1!${'a'.repeat(26)}`)).toEqual([])
    expect(errorsOfPassword(`Aa1!${'👍'.repeat(26)}`)).toEqual([])
    expect(errorsOfPassword(`Aa1!${'👍'.repeat(3)}`)).toEqual(['minlength'])
  })
})

describe('the repeated password', () => {
  it.each([
    ['', ['required']],
    ['Latchkey1! ', ['compare']],
    ['Latchkey1!', undefined],
  ])('%j next to Latchkey1! fails %j', (repeatPassword, errors) => {
    expect(validateNewPassword({ newPassword: 'Latchkey1!', repeatPassword }).repeatPassword).toEqual(errors)
  })
})

const isGuessable = (password: string) => password === 'Password1!'

describe('a guessable password', () => {
  it('is rejected when detected, although every condition is met', () => {
    const draft = { newPassword: 'Password1!', repeatPassword: 'Password1!' }
    expect(validateNewPassword(draft, { isGuessable })).toEqual({ newPassword: ['invalid'] })
    expect(validateNewPassword(good, { isGuessable })).toEqual({})
    expect(validateNewPassword(draft)).toEqual({})
  })

  it('has the message of a pattern, a wrong current password that of invalid', () => {
    expect(passwordFieldMessage('newPassword', 'invalid')).toBe('This is not valid')
    expect(passwordFieldMessage('currentPassword', 'invalid')).toBe('This is invalid')
    expect(passwordFieldMessage('repeatPassword', 'compare')).toBe('The passwords you entered do not match')
  })
})

it('reports every failing field with its first rule', () => {
  expect(validateChangePassword({ currentPassword: '', newPassword: '', repeatPassword: '' })).toEqual({
    currentPassword: ['required'],
    newPassword: ['required'],
    repeatPassword: ['required'],
  })
  expect(validateNewPassword({ newPassword: 'short', repeatPassword: 'shorter' })).toEqual({
    newPassword: ['minlength'],
    repeatPassword: ['compare'],
  })
  expect(validateChangePassword({ currentPassword: ' ', ...good })).toEqual({})
})

describe('reading', () => {
  it('never trims a password', () => {
    const spaced = { newPassword: ' Correct7! ', repeatPassword: ' Correct7! ' }
    expect(receive(ChangePasswordBody, { currentPassword: ' x ', ...spaced, id: 1 })).toEqual({
      values: { currentPassword: ' x ', ...spaced },
      malformed: {},
    })
    expect(validateNewPassword({ newPassword: 'Correct7!', repeatPassword: 'Correct7! ' })).toEqual({
      repeatPassword: ['compare'],
    })
  })

  it('reads a reset without token or username as one with an invalid link', () => {
    expect(checkResetPassword(good)).toEqual({ ok: true, value: { ...good, resetToken: '', username: '' } })
  })

  it('rejects values that are not text', () => {
    expect(checkResetPassword({ ...good, resetToken: {}, newPassword: ['x'] })).toEqual({
      ok: false,
      errors: { newPassword: ['invalid'], repeatPassword: ['compare'], resetToken: ['invalid'] },
    })
    expect(checkForgotPassword({ email: 7 })).toEqual({ ok: false, errors: { email: ['invalid'] } })
  })

  it.each([
    ['', ['required']],
    ['bob', ['email']],
    ['zoë@müller.example', ['email']],
    [' Ann@Example.com ', null],
  ])('accepts an email address: %j', (email, errors) => {
    expect(checkForgotPassword({ email })).toEqual(
      errors ? { ok: false, errors: { email: errors } } : { ok: true, value: { email: email.trim() } },
    )
  })

  it('accepts an international domain, in the form too (X16)', () => {
    const email = 'zoe@müller.example'
    expect(checkForgotPassword({ email })).toEqual({
      ok: true,
      value: { email: 'zoe@xn--mller-kva.example' },
    })
    expect(ForgotPasswordFormModel.create({ values: { email } }).check()).toEqual({ email })
  })
})

it.each([
  ['requestReset', { email: 'a@b.example' }],
  ['reset', { ...good, resetToken: 't', username: 'a@b.example' }],
  ['change', { ...good, currentPassword: 'x' }],
] as const)('%s passes the draft on and keeps none of it', async (call, draft) => {
  const port = vi.fn<(given: unknown) => Promise<boolean>>(() => Promise.resolve(false))
  const store = PasswordsStoreModel.create({}, anEnv({ passwords: { [call]: port } }))
  const write = store[call] as (given: object) => Promise<{ kind: string }>
  const writing = write(draft)
  expect(store.isSaving).toBe(true)
  expect(await writing).toEqual({ kind: 'rejected' })
  expect(port).toHaveBeenCalledWith(draft)
  expect(store.isSaving).toBe(false)
  expect(JSON.stringify(store)).toBe('{}')
})

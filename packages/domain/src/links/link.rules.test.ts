import { expect, it } from 'vitest'
import { TOKEN, TOKEN_LIFETIME_SECONDS } from './link.rules.ts'

it.each(['a-b_1', 'Zm9vYmFy', '_', '0'])('accepts the token %s', (token) => {
  expect(TOKEN.test(token)).toBe(true)
})

it.each(['', 'ab.c!', 'a b', 'a/b', 'é', 'a\n', '%21'])('rejects the token %j', (token) => {
  expect(TOKEN.test(token)).toBe(false)
})

it('gives forms a month, the tenant’s page half a year and a password reset an hour', () => {
  expect(TOKEN_LIFETIME_SECONDS).toEqual({
    questionnaire: 2_592_000,
    reservation: 2_592_000,
    page: 15_552_000,
    passwordReset: 3600,
    passwordInvite: 259_200,
  })
})

import { expect, test } from 'vitest'
import { hashPassword, DUMMY_HASH, verifyPassword } from './password-hash.ts'

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('Latchkey1!')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('Latchkey1!', hash)).toBe(true)
  expect(await verifyPassword('Latchkey1! ', hash)).toBe(false)
  expect(await hashPassword('Latchkey1!')).not.toBe(hash)
})

test('every character of a long password counts', async () => {
  const long = 'é'.repeat(100)
  const hash = await hashPassword(`${long}a`)
  expect(await verifyPassword(`${long}b`, hash)).toBe(false)
})

test('no password matches the placeholder hash', async () => {
  expect(await verifyPassword('', DUMMY_HASH)).toBe(false)
})

test('a hash of another format is an error, not a wrong password', async () => {
  await expect(verifyPassword('x', '$2b$10$abc')).rejects.toThrow('Argon2id')
})

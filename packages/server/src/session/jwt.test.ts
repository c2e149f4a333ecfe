import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readJwt, signJwt } from './jwt.ts'

const key = Buffer.alloc(32, 7)
const claims = { secret: 'shh', jti: 'one', iat: 1000, exp: 2000 }

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function signed(body: string): string {
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

test('a token is read back until it runs out', () => {
  const token = signJwt(claims, key)
  expect(readJwt(token, key, 1999)).toEqual(claims)
  expect(readJwt(token, key, 2000)).toBeNull()
})

test('a token of another key, or a changed one, is nothing', () => {
  const token = signJwt(claims, key)
  expect(readJwt(token, Buffer.alloc(32, 8), 1500)).toBeNull()
  const [header, , signature] = token.split('.')
  expect(readJwt([header, part({ ...claims, exp: 9000 }), signature].join('.'), key, 1500)).toBeNull()
  expect(readJwt(`${token.slice(0, -2)}AA`, key, 1500)).toBeNull()
})

test('only HS256 is considered, even with a good signature', () => {
  for (const alg of ['none', 'None', 'HS512', 'RS256']) {
    const body = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
    expect([alg, readJwt(signed(body), key, 1500), readJwt(`${body}.`, key, 1500)]).toEqual([alg, null, null])
  }
})

test.each(['', '.', '..', '...', 'a.b.c', 'x'.repeat(100_000)])(
  'text that is no token is nothing: %.20s',
  (text) => {
    expect(readJwt(text, key, 1500)).toBeNull()
  },
)

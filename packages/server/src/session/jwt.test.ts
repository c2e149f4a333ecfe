import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readJwt, signingKeyOf, signJwt } from './jwt.ts'

const bytes = Buffer.alloc(32, 7)
const key = signingKeyOf(bytes)
const claims = { secret: 'shh', jti: 'one', iat: 1000, exp: 2000 }

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function signed(body: string): string {
  return `${body}.${createHmac('sha256', bytes).update(body).digest('base64url')}`
}

test('a token is valid until it expires', async () => {
  const token = await signJwt(claims, key)
  expect(await readJwt(token, key, 1999)).toEqual(claims)
  expect(await readJwt(token, key, 2000)).toBeNull()
})

test('a token signed with another key, or modified, is invalid', async () => {
  const token = await signJwt(claims, key)
  expect(await readJwt(token, signingKeyOf(Buffer.alloc(32, 8)), 1500)).toBeNull()
  const [header, , signature] = token.split('.')
  expect(await readJwt([header, part({ ...claims, exp: 9000 }), signature].join('.'), key, 1500)).toBeNull()
  expect(await readJwt(`${token.slice(0, -2)}AA`, key, 1500)).toBeNull()
})

test('only HS256 is accepted, even with a valid signature', async () => {
  for (const alg of ['none', 'None', 'HS512', 'RS256']) {
    const body = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
    expect([alg, await readJwt(signed(body), key, 1500), await readJwt(`${body}.`, key, 1500)]).toEqual([
      alg,
      null,
      null,
    ])
  }
})

test.each(['', '.', '..', '...', 'a.b.c', 'x'.repeat(100_000)])(
  'text that is not a token is invalid: %.20s',
  async (text) => {
    expect(await readJwt(text, key, 1500)).toBeNull()
  },
)

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { VERIFICATION_HEADER } from '@latchkey/domain/tenants/verification'
import { beforeEach, expect, test } from 'vitest'
import { tenantProofs } from '../../src/tenants/tenant-proofs.ts'
import { serverOfFile } from '../_harness.ts'
import { fieldError } from '../_staff.ts'
import { LINKS, tenantsOf } from '../_tenants.ts'

const server = await serverOfFile()
const tenants = tenantsOf(server)
beforeEach(() => server.db.deleteFrom('attempt').execute())

test('comments of 524288 characters of four bytes are accepted, with the verification in the header too', async () => {
  const { id, token } = await tenants.invited('questionnaire')
  const verification = await tenants.proofOf('questionnaire', token)
  const long = '😀'.repeat(524_288)
  const send = (notes: string, proof: string) =>
    tenants.send('questionnaire', id, tenants.answers({ verification, notes }), {
      [VERIFICATION_HEADER]: proof,
    })
  expect((await send(long, `${verification}x`)).statusCode).toBe(413)
  expect((await send(`${long}!`, verification)).json()).toEqual(fieldError('notes', 'maxlength'))
  expect((await send(long, verification)).json()).toBe(true)
})

test.each(LINKS)('more than 64 KB of a %s are rejected without the header', async (purpose) => {
  const { id, token } = await tenants.invited(purpose)
  const verification = await tenants.proofOf(purpose, token)
  const ofLength = (length: number) => {
    const bare = JSON.stringify(tenants.answers({ verification, notes: '' })).length
    return tenants.answers({ verification, notes: 'x'.repeat(length - bare) })
  }
  expect((await tenants.send(purpose, id, ofLength(65_537))).statusCode).toBe(413)
  expect((await tenants.send(purpose, id, ofLength(65_536))).json()).toBe(true)
})

test.each(LINKS)('of 60 concurrent guesses on a %s link, 10 are checked', async (purpose) => {
  const { token } = await tenants.invited(purpose)
  const guesses = Array.from({ length: 60 }, (_, nr) =>
    tenants.open(purpose, token, { lastName: `Guess ${nr}` }),
  )
  const codes = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 200)).toHaveLength(10)
  expect(codes.filter((code) => code === 429)).toHaveLength(50)
})

test('rejected guesses on a blocked link do not count for the address', async () => {
  const [one, other] = [await tenants.invited('questionnaire'), await tenants.invited('questionnaire')]
  const guesses = Array.from({ length: 60 }, () =>
    tenants.open('questionnaire', one.token, { lastName: 'Wrong' }),
  )
  await Promise.all(guesses)
  expect((await tenants.open('questionnaire', other.token)).statusCode).toBe(200)
})

test('of 120 concurrent identity steps of an address the 110 right ones pass, and only the others count', async () => {
  const links: { token: string }[] = []
  for (let nr = 0; nr < 5; nr += 1) links.push(await tenants.invited('questionnaire'))
  const wrong = await tenants.invited('questionnaire')
  const steps = Array.from({ length: 120 }, (_, nr) =>
    nr % 12 === 0
      ? tenants.open('questionnaire', wrong.token, { lastName: 'Wrong' })
      : tenants.open('questionnaire', links[nr % 5]?.token ?? ''),
  )
  const answers = await Promise.all(steps)
  expect(answers.filter(({ statusCode, body }) => statusCode === 200 && body !== 'false')).toHaveLength(110)
  const counts = await server.db.selectFrom('attempt').select('count').where('count', '>', 0).execute()
  expect(counts.map(({ count }) => count)).toEqual([10, 10])
})

test('50 unknown tokens of an address stop its guesses, not those there who hold a proof', async () => {
  const { id, token } = await tenants.invited('questionnaire')
  const verification = await tenants.proofOf('questionnaire', token)
  const unknown = Array.from({ length: 50 }, (_, nr) =>
    tenants.open('questionnaire', `${nr}`.padStart(43, 'x')),
  )
  expect((await Promise.all(unknown)).map(({ body }) => body)).toEqual(Array(50).fill('false'))
  expect((await tenants.open('questionnaire', token)).statusCode).toBe(429)
  const again = await tenants.open('questionnaire', token, {}, { [VERIFICATION_HEADER]: verification })
  expect(again.json()).toMatchObject({ id })
  expect((await tenants.send('questionnaire', id, tenants.answers({ verification }))).json()).toBe(true)
  const wrong = await tenants.send('questionnaire', id, tenants.answers({ verification: 'wrong' }))
  expect(wrong.statusCode).toBe(429)
})

test('with a proof of a link, guesses on it are limited too', async () => {
  const { token } = await tenants.invited('questionnaire')
  const headers = { [VERIFICATION_HEADER]: await tenants.proofOf('questionnaire', token) }
  const codes = []
  for (let nr = 0; nr < 11; nr += 1)
    codes.push((await tenants.open('questionnaire', token, { lastName: `Guess ${nr}` }, headers)).statusCode)
  expect(codes).toEqual([...Array(10).fill(200), 429])
})

test('the key of proofs is not in the database but in a file, which only its owner can read', async () => {
  const { token } = await tenants.invited('questionnaire')
  await tenants.proofOf('questionnaire', token)
  const file = path.join(server.context.config.dataDir, 'tenant-proofs.key')
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const settings = await server.db.selectFrom('setting').select('value').execute()
  expect(settings.map(({ value }) => value)).not.toContain(fs.readFileSync(file).toString('base64'))
})

test('a truncated file is not a key', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'latchkey-key-'))
  fs.writeFileSync(path.join(dataDir, 'tenant-proofs.key'), 'short')
  const proofs = tenantProofs({ config: { ...server.context.config, dataDir }, now: () => server.clock.now })
  expect(() => proofs.proofOf(7)).toThrow(/tenant-proofs\.key is damaged/)
  fs.rmSync(dataDir, { recursive: true })
})

const proofsWith = (...proofKeys: string[]) =>
  tenantProofs({ config: { ...server.context.config, proofKeys }, now: () => server.clock.now })

test('keys are rotated by putting a new one first in the settings', () => {
  const [before, after] = ['b'.repeat(32), 'a'.repeat(32)]
  const proof = proofsWith(before).proofOf(7)
  expect(proofsWith(after, before).linkIn(proof)).toBe(7)
  expect(proofsWith(after).linkIn(proof)).toBeNull()
  expect(proofsWith(before).linkIn(proofsWith(after, before).proofOf(7))).toBeNull()
})

test('right answers are not counted', async () => {
  const { token } = await tenants.invited('questionnaire')
  for (let nr = 0; nr < 60; nr += 1) {
    expect((await tenants.open('questionnaire', token)).statusCode).toBe(200)
  }
})

import { expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'

const demo = await serverOfFile({ config: { demo: true, publicUrl: 'https://demo.latchkey.example' } })

const PAGES = [
  ['GET', '/dev/mail'],
  ['GET', '/dev/mail.json'],
  ['POST', '/dev/jobs/reminders'],
] as const

const statusesWith = (headers: Record<string, string>) =>
  Promise.all(
    PAGES.map(async ([method, url]) => (await demo.app.inject({ method, url, headers })).statusCode),
  )

test.each([
  ['a program on this machine', { host: 'localhost:4000' }],
  ['an address', { host: '127.0.0.1:4000' }],
  ['an IPv6 address', { host: '[::1]:4000' }],
  ['the public address', { host: 'demo.latchkey.example' }],
  [
    'a page of the product',
    { host: 'localhost:4000', origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' },
  ],
  ['the address bar', { host: 'localhost:4000', 'sec-fetch-site': 'none' }],
])('the pages of the demo answer %s', async (_from, headers) => {
  expect(await statusesWith(headers)).toEqual([200, 200, 200])
})

test.each([
  ['a foreign name for this machine', { host: 'rebound.example:4000' }],
  ['a name that begins like this machine', { host: 'localhost.rebound.example' }],
  ['no readable name', { host: 'a b' }],
  ['a script of another site', { host: 'localhost:4000', 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { host: 'localhost:4000', 'sec-fetch-site': 'same-site' }],
  ['another origin', { host: 'localhost:4000', origin: 'https://elsewhere.example' }],
  ['a page without an origin', { host: 'localhost:4000', origin: 'null' }],
])('they refuse %s', async (_from, headers) => {
  expect(await statusesWith(headers)).toEqual([403, 403, 403])
})

test('a link of another site shows the mails, and its form runs no job', async () => {
  const headers = { host: 'localhost:4000', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  expect(await statusesWith(headers)).toEqual([200, 200, 403])
})

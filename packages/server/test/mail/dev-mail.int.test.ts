import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutboxMail } from '../../src/mail/outbox.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { mailQuestionnaire } from '../_links.ts'

let demo: TestServer
beforeAll(async () => {
  demo = await startTestServer({ config: { demo: true } })
})
afterAll(() => demo.close())

const mailed = async (server: TestServer, leadId: number) => {
  await mailQuestionnaire(server, leadId)
  await server.settled()
}

test('neither page nor list exists outside a demo', async () => {
  const server = await startTestServer()
  await mailed(server, await insertLead(server.db))
  for (const url of ['/dev/mail', '/dev/mail.json']) {
    const response = await server.app.inject(url)
    expect(response.statusCode === 200 && response.body.includes('questionnaire')).toBe(false)
    expect(response.body).not.toContain('qualifying-questions')
  }
  await server.close()
})

test('the list: newest first, with the links of each mail; the page: readable, without scripts', async () => {
  expect((await demo.app.inject('/dev/mail.json')).json()).toEqual([])
  await mailed(demo, await insertLead(demo.db, { email: 'first@example.com' }))
  await mailed(
    demo,
    await insertLead(demo.db, { email: 'second@example.com', property_name: '<b>Bold</b> & "Sons"' }),
  )
  const mails = (await demo.app.inject('/dev/mail.json')).json<OutboxMail[]>()
  expect(mails.map(({ to }) => to)).toEqual(['second@example.com', 'first@example.com'])
  expect(Object.keys(mails[0] ?? {})).toEqual(['id', 'to', 'subject', 'text', 'html', 'links', 'date'])
  expect(mails[0]?.links).toEqual([
    expect.stringMatching(/^http:\/\/localhost:4000\/qualifying-questions\/[\w-]{43}$/),
    expect.stringMatching(/^http:\/\/localhost:4000\/your-enquiry\/[\w-]{43}$/),
  ])
  expect(mails[0]?.html).toContain(`href="${mails[0]?.links[0]}"`)
  expect(Date.parse(mails[0]?.date ?? '')).not.toBeNaN()

  const response = await demo.app.inject('/dev/mail')
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(response.body).toContain('To second@example.com')
  expect(response.body).not.toMatch(/<script|\son\w+=|<b>Bold/i)
  expect(
    response.body.match(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/g),
  ).toHaveLength(2)
})

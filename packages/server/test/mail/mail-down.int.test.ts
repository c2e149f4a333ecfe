import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { startTestServer } from '../_harness.ts'
import { insertHome, insertLead, leadBody, seconds } from '../_leads.ts'
import { startSmtpSink } from '../_smtp-sink.ts'
import { freePort } from '../_server-process.ts'

test('while the mail server is down a save is kept and its mail waits; afterwards the mail is sent once', async () => {
  const port = await freePort()
  const failures: string[] = []
  const log = pino(
    { level: 'error' },
    new Writable({
      write(line: Buffer, _encoding, done) {
        failures.push(line.toString())
        done()
      },
    }),
  )
  const from = { name: 'Latchkey', address: 'hello@latchkey.example' }
  const server = await startTestServer({
    log,
    config: { mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from } },
    jobOptions: { pollSeconds: 0.5 },
  })
  try {
    const agent = await caller(server, 'enquiries-view')
    const offer = {
      status: 7,
      reservationSentDate: seconds('2027-01-04T10:00'),
      property: { name: 'Plot 1', crmPropertyUuid: 'one' },
    }
    const home = await insertHome(server.db, { crm_property_uuid: 'one' })
    const lead = (email: string) =>
      insertLead(server.db, { email, property_id: home, property_crm_uuid: 'one' })
    const [first, second] = [await lead('first@example.com'), await lead('second@example.com')]
    const save = (id: number, email: string) => agent.post(`/leads/${id}`, leadBody({ ...offer, email }))

    expect((await save(first, 'first@example.com')).body).toBe('true')
    // The home is held now: the save fails, so its mail is never queued.
    expect((await save(second, 'second@example.com')).statusCode).toBe(409)
    const rejected = () => failures.filter((line) => line.includes('ECONNREFUSED'))
    await expect.poll(() => rejected().length).toBeGreaterThan(1)
    const stored = await server.db.selectFrom('lead').select('status').where('id', '=', first).execute()
    expect(stored).toEqual([{ status: 7 }])
    expect(await server.services.jobs.pending()).toBe(1)

    const sink = await startSmtpSink(port)
    try {
      await server.settled()
      expect(await sink.mailsTo('second@example.com')).toEqual([])
      expect((await sink.mailsTo('first@example.com')).map(({ subject }) => subject)).toEqual([
        expect.stringContaining('Plot 1'),
      ])
    } finally {
      await sink.close()
    }
  } finally {
    await server.close()
  }
})

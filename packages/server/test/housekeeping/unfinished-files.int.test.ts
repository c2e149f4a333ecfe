import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sweepHandlers } from '../../src/housekeeping/sweep.job.ts'
import { outboxFolder } from '../../src/mail/mail.transport.ts'
import { mediaFolder } from '../../src/media/open-media-store.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { mailQuestionnaire } from '../_links.ts'

const server = await serverOfFile()
await mailQuestionnaire(server, await insertLead(server.db))
await server.settled()

test('mails in the outbox are readable by the server’s account only', () => {
  const folder = outboxFolder(server.context.config)
  const mails = fs.readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const modes = mails.map((name) => fs.statSync(path.join(folder, name)).mode & 0o777)
  expect(modes).toEqual([0o600])
})

test.each([
  ['mails', outboxFolder],
  ['pictures', mediaFolder],
])('unfinished files of a crash are swept an hour later: %s', async (_what, folderOf) => {
  const folder = folderOf(server.context.config)
  fs.mkdirSync(folder, { recursive: true })
  const write = (name: string, ageMinutes: number) => {
    const at = Date.now() / 1000 - ageMinutes * 60
    fs.writeFileSync(path.join(folder, name), 'half')
    fs.utimesSync(path.join(folder, name), at, at)
  }
  write('old.0a1b2c3d4e5f.part', 61)
  write('new.0a1b2c3d4e5f.part', 59)
  write('whole', 61)
  await sweepHandlers(server.context)['housekeeping.sweep']({})
  const left = fs.readdirSync(folder)
  expect(left).toEqual(expect.arrayContaining(['new.0a1b2c3d4e5f.part', 'whole']))
  expect(left).not.toContain('old.0a1b2c3d4e5f.part')
})

test('mails about anonymised leads are swept, others stay', async () => {
  const folder = outboxFolder(server.context.config)
  const [gone, kept] = [
    await insertLead(server.db, { anonymised_at: new Date() }),
    await insertLead(server.db),
  ]
  for (const id of [gone, kept]) fs.writeFileSync(path.join(folder, `20260302-lead${id}.eml`), 'To: a@x.uk')
  await sweepHandlers(server.context)['housekeeping.sweep']({})
  const left = fs.readdirSync(folder)
  expect(left).toContain(`20260302-lead${kept}.eml`)
  expect(left).not.toContain(`20260302-lead${gone}.eml`)
})

import fs from 'node:fs'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { unzipped } from '../../packages/server/test/privacy/_download.ts'
import { toast } from './_enquiries.ts'
import { expect, test, visit } from './_journey.ts'
import { callAs, makeLead } from './_leads.ts'
import { missingFrom, sheetsOf } from './_printed.ts'

test('a subject access request: both leads of a person, one of them deleted, as a page that opens offline', async ({
  signIn,
  openTab,
}, testInfo) => {
  const admin = await signIn('admin', PATHS.privacy)
  const same = { email: 'requester@example.com', phone: '07700 900777' }
  const lines = Array.from({ length: 140 }, (_, index) => `Line ${index + 1} of the notes.`)
  await makeLead(admin, 'Requester', {
    ...same,
    notes: ['Prefers <script>alert(1)</script> the ground floor.', ...lines].join('\n'),
  })
  const deleted = await makeLead(admin, 'Requester', same)
  await callAs(admin, `/leads/${deleted.id}/delete`, {})

  await test.step('both are found by email and phone, and ticked', async () => {
    await admin.getByRole('textbox', { name: 'Email' }).fill(same.email)
    await admin.getByRole('textbox', { name: 'Phone' }).fill(same.phone)
    await admin.getByRole('button', { name: 'Find' }).click()
    await expect(admin.getByRole('checkbox', { name: 'Ivy Requester', checked: true })).toHaveCount(2)
    await expect(admin.getByText('Check that every lead is this person before you send it.')).toBeVisible()
  })

  const archive = testInfo.outputPath('person.zip')
  let page = ''
  await test.step('the archive has a page, the data and its schema', async () => {
    const downloading = admin.waitForEvent('download')
    await admin.getByRole('button', { name: 'Download' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^Person-\d\d-\d\d-\d{4}\.zip$/)
    await download.saveAs(archive)
    await expect(toast(admin, 'The person has been exported.')).toBeVisible()
    const files = unzipped(fs.readFileSync(archive))
    expect(Object.keys(files).toSorted()).toEqual(['person.html', 'person.json', 'person.schema.json'])
    page = files['person.html'] ?? ''
  })

  await test.step('the page opens without a network and without a script, and is printed whole', async () => {
    const tab = await openTab()
    const requests: string[] = []
    tab.on('request', (request) => requests.push(request.url()))
    await tab.context().setOffline(true)
    await tab.setContent(page)
    await expect(tab.getByText('<script>alert(1)</script>').first()).toBeVisible()
    expect(await tab.locator('script').count()).toBe(0)
    expect(requests).toEqual([])
    const values = await tab.locator('h1, h2, h3, th, .facts td').allTextContents()
    // With their heading, because the history repeats them.
    const notes = `Notes by staff${await tab.locator('.notes').textContent()}`
    const sheets = await sheetsOf(await tab.pdf({ format: 'A4' }))
    expect(missingFrom(sheets, [notes, ...values])).toEqual([])
    expect(sheets.filter(({ text }) => text === '')).toEqual([])
  })

  await test.step('the audit trail names the leads', async () => {
    await visit(admin, PATHS.audit)
    await expect(admin.getByText('Person exported').first()).toBeVisible()
  })
})

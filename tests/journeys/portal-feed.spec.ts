import fs from 'node:fs'
import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import type { Listing, ListingRow } from '@latchkey/domain/listings/listing.contract'
import { integrationsPath } from '@latchkey/domain/navigation/paths'
import type { Page as ListPage } from '@latchkey/domain/platform/lists/page'
import type { Page } from '@playwright/test'
import { FTP_PASSWORD, startFtpPeer } from '../../packages/server/test/_ftp-peer.ts'
import { branchFileOf } from '../../packages/server/test/_portals.ts'
import { unzipped } from '../../packages/server/test/_zip.ts'
import { toast } from './_enquiries.ts'
import { expect, test } from './_journey.ts'
import { callAs } from './_leads.ts'

const FEED = 'Portal of Bristol'

const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** Publishes a home of the demo on the feed, in addition to its other feeds. */
async function publishOn(page: Page, feedId: number): Promise<ListingRow> {
  const { models } = await callAs<ListPage<ListingRow>>(page, '/listings/1/25?filter[feeds]=Website')
  const row = models.find(({ state, missing }) => state === 'published' && missing === 0)
  if (row === undefined) throw new Error('The demo has no published home to let.')
  const { version, feedIds } = await callAs<Listing>(page, `/listings/${row.id}`)
  await callAs(page, `/listings/${row.id}`, { version, feedIds: [...feedIds, feedId] })
  return row
}

test('a feed of a portal is added, its files are downloaded and sent, and it is deleted', async ({
  signIn,
}, testInfo) => {
  const peer = await startFtpPeer()
  const admin = await signIn('admin', integrationsPath('feeds'))
  const adding = dialogOf(admin, 'Add feed')

  await test.step('what was typed is asked about before it is lost', async () => {
    await admin.getByRole('button', { name: 'Add feed' }).click()
    await adding.getByRole('textbox', { name: 'Name' }).fill(FEED)
    await admin.keyboard.press('Escape')
    await admin.getByRole('button', { name: 'Keep editing' }).click()
    await expect(adding.getByRole('textbox', { name: 'Name' })).toHaveValue(FEED)
    await admin.keyboard.press('Escape')
    await admin.getByRole('button', { name: 'Discard' }).click()
    await expect(adding).toBeHidden()
  })

  await test.step('a branch number is needed', async () => {
    await admin.getByRole('button', { name: 'Add feed' }).click()
    await adding.getByRole('textbox', { name: 'Name' }).fill(FEED)
    await adding.getByRole('combobox', { name: 'Kind' }).click()
    await admin.getByRole('option', { name: 'Portal (BLM file)' }).click()
    await adding.getByRole('button', { name: 'Add feed' }).click()
    await expect(adding.getByText('Give at least one branch number').first()).toBeVisible()
    await adding.getByRole('textbox', { name: 'Branch number for lettings' }).fill('7001')
    await adding.getByRole('button', { name: 'Add feed' }).click()
    await expect(toast(admin, 'Feed has been created.')).toBeVisible()
    await expect(adding).toBeHidden()
  })

  const feeds = await callAs<Feed[]>(admin, '/integrations/feeds')
  const { id } = feeds.find(({ name }) => name === FEED) as Feed
  const home = await publishOn(admin, id)

  await test.step('its files are downloaded, and listed', async () => {
    await admin.getByRole('link', { name: FEED }).click()
    await expect(admin.getByRole('heading', { level: 1, name: FEED })).toBeVisible()
    await expect(admin.getByText("Try the first file with the portal's data feed team.")).toBeVisible()
    const archive = testInfo.outputPath('portal.zip')
    const downloading = admin.waitForEvent('download')
    await admin.getByRole('button', { name: 'Download' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^Portal of Bristol-\d\d-\d\d-\d{4}\.zip$/)
    await download.saveAs(archive)
    await expect(toast(admin, 'The files have been downloaded.')).toBeVisible()
    await expect(admin.getByRole('table', { name: 'Files' }).getByText('Downloaded')).toBeVisible()

    const [[name, zip] = ['', Buffer.alloc(0)], ...others] = Object.entries(
      unzipped(fs.readFileSync(archive)),
    )
    expect([name, others]).toEqual([expect.stringMatching(/^7001_\d{8}01\.zip$/), []])
    const { records, pictures } = branchFileOf(zip)
    expect(records).toMatchObject([{ AGENT_REF: `7001_${home.id}`, STATUS_ID: '0', TRANS_TYPE_ID: '2' }])
    expect(Object.keys(pictures)).toContain(`7001_${home.id}_IMG_00.jpg`)
  })

  await test.step('an address that must not be called is refused, and a warning is given before one in clear', async () => {
    await admin.getByRole('button', { name: 'Edit' }).click()
    const editing = dialogOf(admin, 'Edit feed')
    await editing.getByRole('radio', { name: 'FTP' }).check()
    await editing.getByRole('textbox', { name: 'Host' }).fill('10.0.0.1')
    await editing.getByRole('checkbox', { name: 'Encrypted' }).uncheck()
    await expect(editing.getByRole('alert')).toHaveText(
      'Password and homes travel unencrypted. Some portals offer nothing else.',
    )
    await editing.getByRole('button', { name: 'Save' }).click()
    await expect(
      editing.getByText('This address cannot be called from here. Give a public https address.').first(),
    ).toBeVisible()
    await editing.getByRole('textbox', { name: 'Host' }).fill('127.0.0.1')
    await editing.getByRole('spinbutton', { name: 'Port' }).fill(String(peer.port))
    await editing.getByRole('textbox', { name: 'User name' }).fill('agency')
    await editing.getByLabel('Password', { exact: true }).fill('not the password')
    await editing.getByRole('textbox', { name: 'Folder' }).fill('in')
    await editing.getByRole('checkbox', { name: '06:00' }).check()
    await editing.getByRole('button', { name: 'Save' }).click()
    await expect(toast(admin, 'Feed has been updated.')).toBeVisible()
    await expect(editing).toBeHidden()
    await expect(admin.getByText(`127.0.0.1:${peer.port}, unencrypted`)).toBeVisible()
    await expect(admin.getByText('06:00')).toBeVisible()
  })

  const files = admin.getByRole('table', { name: 'Files' })
  await test.step('a refused password is said in words', async () => {
    await admin.getByRole('button', { name: 'Send now' }).click()
    await expect(toast(admin, 'The file is being sent.')).toBeVisible()
    await expect(files.getByText('The server refused the user name or password.')).toBeVisible()
    expect(peer.files()).toEqual([])
  })

  await test.step('with the right one the file reaches the server', async () => {
    await admin.getByRole('button', { name: 'Edit' }).click()
    await dialogOf(admin, 'Edit feed').getByLabel('Password', { exact: true }).fill(FTP_PASSWORD)
    await dialogOf(admin, 'Edit feed').getByRole('button', { name: 'Save' }).click()
    await expect(dialogOf(admin, 'Edit feed')).toBeHidden()
    await admin.getByRole('button', { name: 'Send everything' }).click()
    await expect(files.getByText('Sent', { exact: true })).toBeVisible()
    const [sent = '', ...others] = peer.files()
    expect([sent, others]).toEqual([expect.stringMatching(/^\/in\/7001_\d{10}\.zip$/), []])
    const { records } = branchFileOf(peer.contentOf(sent))
    expect(records).toMatchObject([{ AGENT_REF: `7001_${home.id}` }])
    await expect(admin.getByText("Try the first file with the portal's data feed team.")).toBeHidden()
  })

  await test.step('it is deleted, and its homes stay where else they are', async () => {
    await admin.getByRole('button', { name: 'Delete' }).click()
    await admin.getByRole('button', { name: 'Confirm' }).click()
    await expect(toast(admin, 'Feed has been deleted.')).toBeVisible()
    await expect(admin).toHaveURL(new RegExp(`${integrationsPath('feeds')}$`))
    await expect(admin.getByRole('link', { name: FEED })).toBeHidden()
  })
  peer.close()
})

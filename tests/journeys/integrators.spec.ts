import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { integrationsPath } from '@latchkey/domain/navigation/paths'
import type { Page } from '@playwright/test'
import { readListings } from '../../examples/website/latchkey.ts'
import { isFromLatchkey, type WebhookHeaders } from '../../examples/website/webhook.ts'
import { toast } from './_enquiries.ts'
import { expect, test } from './_journey.ts'

interface Arrived {
  readonly headers: WebhookHeaders
  readonly text: string
}

const created = (arrived: readonly Arrived[]) => arrived.find(({ text }) => text.includes('"lead.created"'))

/** The program of the accountants. */
async function accounts() {
  const arrived: Arrived[] = []
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const headers = request.headers as unknown as WebhookHeaders
      arrived.push({ headers, text: Buffer.concat(parts).toString() })
      response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { arrived, url: `http://127.0.0.1:${port}/latchkey`, close: () => server.close() }
}

/** Adds something on a tab of the integrations; returns what is shown once, by label. */
async function added(
  page: Page,
  button: string,
  fields: Record<string, string>,
  choices: Record<string, string>,
) {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: button })
  for (const [name, text] of Object.entries(fields)) await dialog.getByRole('textbox', { name }).fill(text)
  for (const [name, option] of Object.entries(choices)) {
    await dialog.getByRole('combobox', { name, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
  return (label: string) => page.getByRole('textbox', { name: label, exact: true }).inputValue()
}

test('a published home, an enquiry back from the portal, and a webhook to the accounts', async ({
  signIn,
  product,
}) => {
  const receiver = await accounts()
  const admin = await signIn('admin', integrationsPath('keys'))

  const key = await test.step('a key for the website', async () => {
    const shown = await added(
      admin,
      'Create key',
      { Name: 'Second website' },
      { Listings: 'Read', Intake: 'Read and change' },
    )
    return shown('Key')
  })
  const secret = await test.step('a webhook to the accounts', async () => {
    await admin.getByRole('tab', { name: 'Webhooks' }).click()
    const shown = await added(admin, 'Add webhook', { Name: 'Ledger', Address: receiver.url }, {})
    return shown('Signing secret')
  })
  const portal = await test.step('a source for the portal', async () => {
    await admin.getByRole('tab', { name: 'Lead sources' }).click()
    const shown = await added(admin, 'Add source', { Name: 'Portal' }, { Format: 'Zoopla lead push' })
    return { url: await shown('Address'), key: await shown('Key') }
  })

  const [home] = await readListings({ url: product.url, key })
  const sent = await fetch(portal.url, {
    method: 'POST',
    headers: { authorization: portal.key, 'content-type': 'application/json' },
    body: JSON.stringify({
      applicant: {
        id: 'portal-7001',
        contact: {
          firstName: 'Orla',
          lastName: 'Finch',
          phoneNumber: '07700 900555',
          email: 'orla@example.com',
        },
        enquiryType: 'ENQUIRY_TYPE_LETTINGS',
        message: 'Is it still available?',
        listingDetails: { sourceId: home?.ref },
      },
    }),
  })
  const { id, outcome } = (await sent.json()) as { id: number; outcome: string }
  expect(outcome).toBe('created')

  await test.step('an agent sees it, with the home and the message', async () => {
    const agent = await signIn('agent', `/main-menu/enquiries?lead=${id}`)
    const dialog = agent.getByRole('dialog', { name: 'Enquiry Details' })
    await expect(dialog.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Finch')
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue(/Is it still available\?/)
    await expect(dialog.getByRole('textbox', { name: 'Property Name' })).not.toHaveValue('')
  })

  await test.step('the accounts hear of it, and can tell that it was us', async () => {
    await expect.poll(() => created(receiver.arrived)).toBeDefined()
    const { headers, text } = created(receiver.arrived) as Arrived
    expect(JSON.parse(text)).toMatchObject({ type: 'lead.created', data: { id, by: { kind: 'source' } } })
    expect(isFromLatchkey(secret, headers, text)).toBe(true)
    expect(isFromLatchkey(secret, headers, text.replace('lead', 'LEAD'))).toBe(false)
    expect(text).not.toContain('Finch')
  })

  await test.step('the administrator sees what came and what was sent', async () => {
    await expect(admin.getByRole('row', { name: /Orla Finch/ })).toContainText('New lead')
    await admin.getByRole('tab', { name: 'Webhooks' }).click()
    await admin.getByRole('link', { name: 'Ledger' }).click()
    await expect(admin.getByRole('row', { name: /lead\.created/ })).toContainText('Delivered')
    await admin.getByRole('button', { name: 'Delete' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(toast(admin, 'Webhook has been deleted.')).toBeVisible()
  })
  receiver.close()
})

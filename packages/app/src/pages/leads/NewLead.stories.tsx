import { aLead } from '@latchkey/domain/leads/lead.fixtures'
import type { NewLeadSave } from '@latchkey/domain/leads/new-lead-values'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { aProperty } from '@latchkey/domain/properties/property.fixtures'
import { SHORTCUT_CHOICE } from '@latchkey/domain/search/shortcut-choice'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { EnquiriesPage } from './EnquiriesPage.tsx'

const meta = {
  title: 'Pages/New Enquiry',
  component: EnquiriesPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof EnquiriesPage>
export default meta
type Story = StoryObj<typeof meta>

const HOME = aProperty({
  id: 12,
  name: 'Plot 7',
  addressLine1: '2 Low Road',
  city: 'Leeds',
  postcode: 'LS1 4AP',
})
const found = { ...HOME, projectName: null, availability: null }

const create = fn<(draft: Omit<NewLeadSave, 'version'>, key: string) => Promise<ReturnType<typeof aLead>>>(
  () => Promise.resolve(aLead({ id: 99 })),
)

const app: AppSetup = {
  path: '/main-menu/enquiries',
  permissions: ['enquiries-view', 'properties-view'],
  calls: () => ({
    leads: { list: () => Promise.resolve(aPageOf([])), create },
    properties: { get: () => Promise.resolve(HOME) },
    search: { find: () => Promise.resolve({ properties: { items: [found], more: false } }) },
    users: { dropdown: () => Promise.resolve([]) },
  }),
}

/** The empty list offers the first enquiry. A home in stock is found by its postcode and linked; a message follows. */
export const WithAHomeInStock: Story = {
  parameters: { ...captured.parameters, app },
  play: async ({ canvas, userEvent }) => {
    create.mockClear()
    await canvas.findByText('No enquiries yet')
    const [, createFirst] = canvas.getAllByRole('button', { name: 'Create New' })
    await userEvent.click(createFirst ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: 'Enquiry Details' }))
    await expectAddress(expect.stringContaining('lead=new'))
    for (const [label, text] of [
      ['First Name', 'Bo'],
      ['Last Name', 'Ng'],
      ['Phone', '020 7946 0000'],
      ['Email', 'bo@example.com'],
      ['Property Name', 'ls1'],
    ] as const)
      await userEvent.type(await dialog.findByLabelText(label), text)
    await userEvent.click(await screen.findByRole('option', { name: /^Plot 7/ }))
    await waitFor(() => expect(dialog.getByLabelText('Property Name')).toHaveValue('Plot 7'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('Enquiry has been created.')
    await expect(create.mock.calls[0]?.[0]).toMatchObject({
      propertyId: 12,
      property: { name: 'Plot 7', addressLine1: '2 Low Road', city: 'Leeds', postcode: 'LS1 4AP' },
    })
    await expectAddress(expect.not.stringContaining('lead='))
    // The tooltip of the button goes, which cannot hold the long words of the last check.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(createFirst).toHaveFocus())
    createFirst?.blur()
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** The letter C opens the form, but not while a filter has the focus; the letter is not typed into the form. */
export const ByShortcut: Story = {
  parameters: { app },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('No enquiries yet')
    await step('in a filter it is text', async () => {
      const filter = canvas.getByRole('textbox', { name: 'Filter Name' })
      await userEvent.type(filter, 'c')
      await expect(filter).toHaveValue('c')
      await userEvent.clear(filter)
      await expect(screen.queryByRole('dialog')).toBeNull()
      filter.blur()
    })
    await step('elsewhere it opens the form, once', async () => {
      await userEvent.keyboard('c')
      const dialog = within(await screen.findByRole('dialog', { name: 'Enquiry Details' }))
      const first = await dialog.findByRole('textbox', { name: 'First Name' })
      await waitFor(() => expect(first).toHaveFocus())
      await expect(first).toHaveValue('')
      await userEvent.keyboard('c')
      await expect(first).toHaveValue('c')
    })
  },
}

/** Switched off in the profile, the letter does nothing, and the button does not name it. */
export const ShortcutOff: Story = {
  parameters: {
    app: { ...app, prepare: (storage) => SHORTCUT_CHOICE.remember(storage, 1, false) } satisfies AppSetup,
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No enquiries yet')
    await userEvent.keyboard('c')
    for (const button of canvas.getAllByRole('button', { name: 'Create New' }))
      await expect(button).not.toHaveAttribute('aria-keyshortcuts')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

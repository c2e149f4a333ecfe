import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { aMedia } from '@latchkey/domain/projects/project.fixtures'
import type { Property } from '@latchkey/domain/properties/property.contract'
import type { PropertySave } from '@latchkey/domain/properties/property.draft'
import { aProperty, someProperties } from '@latchkey/domain/properties/property.fixtures'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { aPicture } from '@latchkey/ui/files/pictures.fixtures.ts'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { PropertiesPage } from './PropertiesPage.tsx'

const meta = {
  title: 'Pages/Properties',
  component: PropertiesPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof PropertiesPage>
export default meta
type Story = StoryObj<typeof meta>
type Properties = NonNullable<EnvOverrides['properties']>

const ROWS: Property[] = someProperties(7).map((property, index) => ({
  ...property,
  images: Array.from({ length: index % 4 }, (_, place) =>
    aMedia({ id: 100 + index * 10 + place, location: aPicture(index + place) }),
  ),
}))

const mocked: Properties = {
  list: (query) => Promise.resolve(aPageOf(ROWS, query)),
  get: (id) => Promise.resolve(ROWS[id - 1] ?? aProperty()),
}

const appWith = (properties: Properties = {}, search = ''): { app: AppSetup } => ({
  app: {
    path: `/main-menu/properties${search}`,
    permissions: ['properties-view'],
    calls: () => ({ properties: { ...mocked, ...properties } }),
  },
})

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Create/Update Property' }))

/** Six cards; the seventh is on the next page. */
export const Loaded: Story = {
  parameters: { ...captured.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 1 of 2 · 7 properties')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
    await expect(canvas.getByText('1/3')).toBeVisible()
    await expectAddress('/main-menu/properties?page=1&limit=6')
  },
}

const create = fn<(draft: PropertySave) => Promise<Property>>(() => Promise.resolve(aProperty({ id: 9 })))

/** A new property, in the dialog that units use too. */
export const Creating: Story = {
  parameters: appWith({ create }),
  play: async ({ canvas, userEvent }) => {
    create.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New' }))
    const dialog = await findDialog()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Elm Cottage')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('Property has been successfully updated.')
    await expect(create).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Elm Cottage' }),
      expect.any(String),
    )
    await expectAddress(expect.not.stringContaining('property='))
  },
}

/** A deep link to a deleted property. */
export const Missing: Story = {
  parameters: { ...captured.parameters, ...appWith({ get: failing('gone') }, '?property=404') },
  play: async () => {
    await waitFor(() => expect(screen.getByText('This property no longer exists')).toBeVisible())
  },
}

const remove = fn(() => Promise.resolve(true))

/** Deleting requires a confirmation. */
export const Deleting: Story = {
  parameters: appWith({ remove }),
  play: async ({ canvas, userEvent }) => {
    remove.mockClear()
    const [first] = await canvas.findAllByRole('button', { name: 'Delete' })
    await userEvent.click(first ?? document.body)
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Property' }))
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('Property has been successfully deleted.')
    await expect(remove).toHaveBeenCalledWith(1)
  },
}

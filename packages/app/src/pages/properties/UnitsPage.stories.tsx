import { applyEvent } from '@latchkey/domain/live/apply-event'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { aMedia, aProject } from '@latchkey/domain/projects/project.fixtures'
import type { Property } from '@latchkey/domain/properties/property.contract'
import type { PropertySave } from '@latchkey/domain/properties/property.draft'
import { aProperty, someProperties } from '@latchkey/domain/properties/property.fixtures'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { failuresText } from '@latchkey/domain/sheets/sheet-rows'
import { aFailingPreview, aPreview, previewed } from '@latchkey/domain/sheets/sheet.fixtures'
import { aFile, fileDrag } from '@latchkey/ui/files/file-drop.fixtures.ts'
import { aPicture } from '@latchkey/ui/files/pictures.fixtures.ts'
import { captured, capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { useRoot } from '../../runtime/runtime.ts'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { UnitsPage } from './UnitsPage.tsx'

/** Simulates the server's push. */
function PushError() {
  const root = useRoot()
  const lastError = failuresText(aFailingPreview().failures)
  return (
    <button type="button" onClick={() => applyEvent(root, 'property-error', { projectId: 1, lastError })}>
      Push an error
    </button>
  )
}

const meta = {
  title: 'Pages/Units',
  component: UnitsPage,
  ...inApp,
  // The page reads its project from the address.
  render: () => (
    <Routes>
      <Route path="/main-menu/projects/:projectId/units" element={<UnitsPage />} />
      <Route path="*" element={null} />
    </Routes>
  ),
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof UnitsPage>
export default meta
type Story = StoryObj<typeof meta>

const ROWS = someProperties(30, { projectId: 1 })
const images = [21, 22, 23].map((id) => aMedia({ id, location: aPicture(id) }))

const appWith = (
  { properties = {}, sheets = {}, projects = {} }: EnvOverrides = {},
  { search = '', canMoveSheets = true, rows = ROWS.slice(0, 3) } = {},
): { app: AppSetup } => ({
  app: {
    path: `/main-menu/projects/1/units${search}`,
    permissions: canMoveSheets ? ['properties-view', 'units-download'] : ['properties-view'],
    calls: () => ({
      projects: { get: () => Promise.resolve(aProject()), ...projects },
      properties: {
        units: (_projectId, query) => Promise.resolve(aPageOf(rows, query)),
        get: (id) => Promise.resolve(aProperty({ id, projectId: 1, images })),
        ...properties,
      },
      sheets,
    }),
  },
})

const dialogHere = async () => within(await screen.findByRole('dialog', { name: 'Create/Update Unit' }))
const dropSheet = async (name = 'units.xlsx') => {
  const zone = await screen.findByRole('group', { name: 'Spreadsheet of units' })
  const drag = fileDrag(zone, [aFile(name)])
  drag.enter()
  drag.drop()
}

/** The units, with the project's name in the title. */
export const Loaded: Story = {
  // Its table is captured in a narrow window and in dark.
  parameters: { ...capturedOnce.parameters, ...appWith({}, { rows: ROWS }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'River Court Units', level: 1 })).toBeVisible()
    await expect(await canvas.findByText('Page 1 of 2 · 30 units')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Projects' })).toHaveAttribute(
      'href',
      '/main-menu/projects',
    )
    for (const name of ['Download', 'Upload', 'Create New'])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
  },
}

/** The project was deleted. */
export const NoProject: Story = {
  parameters: appWith({ projects: { get: failing('gone') } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This project no longer exists')).toBeVisible()
  },
}

/** Without `units-download`: no spreadsheets. */
export const NoSheets: Story = {
  parameters: appWith({}, { canMoveSheets: false }),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1 · 3 units')
    for (const name of ['Download', 'Upload']) await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

const createUnit = fn<(projectId: number, draft: PropertySave) => Promise<Property>>(() =>
  Promise.resolve(aProperty({ id: 99 })),
)

/** A new unit is created in this project. */
export const Creating: Story = {
  parameters: appWith({ properties: { createUnit } }),
  play: async ({ canvas, userEvent }) => {
    createUnit.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New' }))
    const dialog = await dialogHere()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Apartment 900')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('Property has been successfully updated.')
    await expect(createUnit).toHaveBeenCalledWith(
      1,
      expect.objectContaining({ name: 'Apartment 900' }),
      expect.any(String),
    )
  },
}

/** A deep link: a unit is open over the second page. */
export const UnitOpen: Story = {
  parameters: { ...captured.parameters, ...appWith({}, { search: '?page=2&limit=10&unit=7', rows: ROWS }) },
  play: async () => {
    const dialog = await dialogHere()
    await expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveValue('Harbour View 12')
  },
}

/** The listing of the unit opens over it; “Go to” a field of the unit closes the listing and opens the field's section. */
export const ListingOpened: Story = {
  parameters: appWith({}, { search: '?page=2&limit=10&unit=7', rows: ROWS }),
  play: async ({ userEvent, step }) => {
    const unit = await dialogHere()
    await step('the line below the title', async () => {
      await userEvent.click(await unit.findByRole('button', { name: 'Listing: Ready' }))
      await expectAddress('/main-menu/projects/1/units?page=2&limit=10&unit=7&listing=7')
    })
    await step('a field of the unit', async () => {
      const listing = within(await screen.findByRole('dialog', { name: /^Listing of / }))
      await userEvent.click(await listing.findByRole('button', { name: 'Go to Deposit' }))
      await expectAddress('/main-menu/projects/1/units?page=2&limit=10&unit=7')
      await waitFor(() => expect(unit.getByRole('spinbutton', { name: 'Rental Deposit' })).toHaveFocus())
    })
    await step('Escape closes the unit, and the list stays on its page', async () => {
      await userEvent.keyboard('{Escape}')
      await expectAddress('/main-menu/projects/1/units?page=2&limit=10')
    })
  },
}

const download = fn(() => Promise.resolve())

/** Downloading asks first. */
export const Downloading: Story = {
  parameters: appWith({ sheets: { download } }),
  play: async ({ canvas, userEvent, step }) => {
    download.mockClear()
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Download' }))
      return within(await screen.findByRole('alertdialog', { name: 'Download Units' }))
    }
    await step('Cancel downloads nothing', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(download).not.toHaveBeenCalled()
    })
    await step('Confirm downloads the file', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: 'Confirm' }))
      await screen.findByText('Units have been downloaded successfully.')
      await expect(download).toHaveBeenCalledWith(1)
    })
  },
}

const confirm = fn(() => Promise.resolve(true))

/** The button toggles the panel; a spreadsheet is checked and confirmed, and the panel closes. */
export const Uploading: Story = {
  parameters: appWith({ sheets: { preview: () => previewed(aPreview()), confirm } }),
  play: async ({ canvas, userEvent, step }) => {
    confirm.mockClear()
    const upload = await canvas.findByRole('button', { name: 'Upload' })
    await step('opens and closes', async () => {
      await userEvent.click(upload)
      await expect(await canvas.findByRole('group', { name: 'Spreadsheet of units' })).toBeVisible()
      await userEvent.click(upload)
      await expect(canvas.queryByRole('group', { name: 'Spreadsheet of units' })).toBeNull()
      await userEvent.click(upload)
    })
    await step('uploads a file and closes', async () => {
      await dropSheet()
      await userEvent.click(await canvas.findByRole('button', { name: 'Confirm upload' }))
      await screen.findByText('File successfully uploaded.')
      await expect(confirm).toHaveBeenCalledWith(1, 5)
      await waitFor(() => expect(canvas.queryByText('Upload units')).toBeNull())
    })
  },
}

/** Some rows of the spreadsheet cannot be imported. */
export const FailingRows: Story = {
  parameters: {
    ...captured.parameters,
    ...appWith({ sheets: { preview: () => previewed(aFailingPreview()) } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }))
    await dropSheet()
    await expect(await canvas.findByText('3 rows fail')).toBeVisible()
  },
}

/** An import failed on the server: the panel closes, and a red box gives the reasons until the next click. */
export const PushedError: Story = {
  parameters: appWith(),
  render: () => (
    <>
      <Routes>
        <Route path="/main-menu/projects/:projectId/units" element={<UnitsPage />} />
      </Routes>
      <PushError />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Push an error' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Row 4, Postcode: This is not valid')
    await expect(canvas.queryByText('Upload units')).toBeNull()
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

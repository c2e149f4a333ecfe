import { EMPTY_OFFICE, anOffice, savedOffice } from '@latchkey/domain/office/office.fixtures'
import type { OfficeEnv } from '@latchkey/domain/office/office.calls'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { aMedia } from '@latchkey/domain/projects/project.fixtures'
import { failing } from '@latchkey/domain/root/env.fixtures'
import { aPicture } from '@latchkey/ui/files/pictures.fixtures.ts'
import { captured, capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { OfficePage } from './OfficePage.tsx'

const meta = {
  title: 'Pages/Office',
  component: OfficePage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof OfficePage>
export default meta
type Story = StoryObj<typeof meta>

const OFFICE = anOffice({ logo: aMedia({ id: 11, location: aPicture(1) }) })

const appWith = (office: Partial<OfficeEnv['office']> = {}): { app: AppSetup } => ({
  app: {
    path: '/settings/office',
    permissions: ['settings-manage'],
    calls: () => ({ office: { read: () => Promise.resolve(OFFICE), ...office } }),
  },
})

/** Everything is set. */
export const Loaded: Story = {
  // Its form is captured in a narrow window and in dark.
  parameters: { ...capturedOnce.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Agency name' })).toHaveValue('Harbour & Vale')
  },
}

/** Nothing is set yet. */
export const Empty: Story = {
  parameters: { ...captured.parameters, ...appWith({ read: () => Promise.resolve(EMPTY_OFFICE) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Main colour' })).toHaveValue('')
  },
}

/** The settings could not be loaded. */
export const Failed: Story = {
  parameters: { ...captured.parameters, ...appWith({ read: failing('offline') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

const save = fn<OfficeEnv['office']['save']>(() => Promise.resolve(true))
let saved = OFFICE

/** After a save the page stays and shows the stored values. */
export const Saved: Story = {
  parameters: appWith({ read: () => Promise.resolve(saved), save }),
  play: async ({ canvas, userEvent }) => {
    saved = OFFICE
    save.mockReset().mockImplementation(() => {
      saved = { ...OFFICE, agencyName: 'Vale', version: 2 }
      return Promise.resolve(true)
    })
    const name = await canvas.findByRole('textbox', { name: 'Agency name' })
    await userEvent.clear(name)
    await userEvent.type(name, ' Vale {Enter}')
    await screen.findByText('Office settings have been saved.')
    await expect(save).toHaveBeenCalledWith(expect.objectContaining({ agencyName: ' Vale ', version: 1 }))
    await waitFor(() => expect(name).toHaveValue('Vale'))
    await expect(canvas.queryByText(/Somebody else/)).toBeNull()
  },
}

/** A concurrent save: both versions are shown, and the own one is kept. */
export const Conflict: Story = {
  parameters: appWith({ read: () => Promise.resolve(saved), save }),
  play: async ({ canvas, userEvent }) => {
    saved = OFFICE
    save.mockReset().mockImplementationOnce(() => {
      saved = { ...OFFICE, agencyName: 'Theirs', version: 2 }
      return Promise.reject(new ProblemError({ kind: 'rejected', body: { error: 'conflict' } }))
    })
    save.mockImplementation((draft) => {
      saved = { ...savedOffice(draft, 3), logo: OFFICE.logo }
      return Promise.resolve(true)
    })
    const name = await canvas.findByRole('textbox', { name: 'Agency name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Mine')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('dialog', { name: /was changed while you edited it/ }))
    await userEvent.click(question.getByRole('button', { name: 'Keep mine' }))
    await screen.findByText('Office settings have been saved.')
    await expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ agencyName: 'Mine', version: 2 }))
  },
}

import { SOME_MATCHES } from '@latchkey/domain/privacy/person/person.fixtures'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { capturedAtOneWidth } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { PersonExportHost } from './PrivacyPage.tsx'

const meta = {
  title: 'Pages/Export a person',
  component: PersonExportHost,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof PersonExportHost>
export default meta
type Story = StoryObj<typeof meta>

const appWith = (person: NonNullable<EnvOverrides['person']>): { app: AppSetup } => ({
  app: { path: '/settings/privacy', permissions: ['privacy-manage'], calls: () => ({ person }) },
})
const download = fn<(ids: readonly number[]) => Promise<void>>(() => Promise.resolve())

async function search({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'ann@x.uk')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '07700 900123{Enter}')
}

/** The leads with both keys are ticked; one more is added, and all three are downloaded. */
export const Found: Story = {
  parameters: {
    ...capturedAtOneWidth.parameters,
    ...appWith({ find: () => Promise.resolve([...SOME_MATCHES]), download }),
  },
  play: async ({ canvas, userEvent }) => {
    download.mockClear()
    await search({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'A. Lee' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await screen.findByText('The person has been exported.')
    await expect(download.mock.calls).toEqual([[[12, 7, 3]]])
  },
}

/** The download fails; what was found and ticked stays. */
export const DownloadFailed: Story = {
  parameters: appWith({ find: () => Promise.resolve([...SOME_MATCHES]), download: failing('offline') }),
  play: async ({ canvas, userEvent }) => {
    await search({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }))
    await screen.findByText(/cannot be reached/)
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}

/** The search fails and is repeated. */
export const Failed: Story = {
  parameters: {
    app: {
      ...appWith({}).app,
      calls: () => {
        const responses = [failing('offline')]
        return { person: { find: () => responses.shift()?.() ?? Promise.resolve([]) } }
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await search({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('No lead has this email or phone.')).toBeVisible()
  },
}

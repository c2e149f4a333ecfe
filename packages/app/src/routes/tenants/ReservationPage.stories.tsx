import { failing, type EnvOverrides } from '@latchkey/domain/platform/env.fixtures'
import { createMemoryStorage } from '@latchkey/domain/platform/storage'
import { anOfferedHome, aReservationLead } from '@latchkey/domain/reservation/reservation.fixtures'
import type { ReservationPort } from '@latchkey/domain/reservation/reservation.port'
import { captured } from '@latchkey/ui/stories/captured'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inApp, type StoryWorld } from '../../stories/in-app.tsx'
import { ReservationPage } from './ReservationPage.tsx'
import { aTabWithLink } from './tenant.fixtures.ts'

const meta = {
  title: 'Pages/Reserve Property',
  component: ReservationPage,
  ...inApp,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReservationPage>
export default meta
type Story = StoryObj<typeof meta>
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const offered = aReservationLead({ property: anOfferedHome() })

const world = (calls: Partial<ReservationPort> = {}, outside: EnvOverrides = {}) => ({
  app: {
    path: '/reserve-property/your-link',
    calls: () => ({
      reservation: { identify: () => Promise.resolve(offered), ...calls },
      tabStorage: aTabWithLink('reservation'),
      ...outside,
    }),
  } satisfies StoryWorld,
})

const sayWho = async ({ canvas, userEvent }: Play) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '07700 900123')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Lee{Enter}')
}
const ask = async ({ canvas, userEvent }: Play) => {
  await sayWho({ canvas, userEvent })
  await userEvent.click(await canvas.findByRole('button', { name: 'Request Reservation' }))
}

/** What a tenant sees who followed the link in a mail. */
export const Identity: Story = { parameters: { ...captured.parameters, ...world() } }

/** A wrong name, or a link that is used, old or unknown. */
export const WrongIdentity: Story = {
  parameters: world({ identify: () => Promise.resolve(false) }),
  play: async ({ canvas, userEvent }) => {
    await sayWho({ canvas, userEvent })
    await expect(await canvas.findByText('Ensure your credentials match exactly.')).toBeVisible()
  },
}

/** The home that is offered. */
export const Offered: Story = {
  parameters: { ...captured.parameters, ...world() },
  play: async ({ canvas, userEvent }) => {
    await sayWho({ canvas, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Harbour View 12' })).toBeVisible()
  },
}

const request = fn<ReservationPort['request']>(() => Promise.resolve(true))

/** Asked for: there is nothing more to press. */
export const Sent: Story = {
  parameters: { ...captured.parameters, ...world({ request }) },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await expect(
      await canvas.findByText('Your reservation request has been submitted successfully.'),
    ).toBeVisible()
    await expect(request).toHaveBeenCalledWith(offered)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Somebody else has the home by now. */
export const Refused: Story = {
  parameters: { ...captured.parameters, ...world({ request: () => Promise.resolve(false) }) },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByText('Something went wrong. Please try again.')).toBeVisible()
  },
}

/** The proof of who is there has run out: back to the first step. */
export const Lapsed: Story = {
  parameters: world({ request: failing('forbidden') }),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByText('Please tell us once more who you are.')).toBeVisible()
  },
}

/** The link was opened in another tab, or the address was copied without it. */
export const LostLink: Story = {
  parameters: world({}, { tabStorage: createMemoryStorage() }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please open the link in our email.')).toBeVisible()
  },
}

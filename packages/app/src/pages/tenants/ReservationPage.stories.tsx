import { createMemoryStorage } from '@latchkey/domain/platform/storage/storage'
import { anOfferedHome, aReservationLead } from '@latchkey/domain/tenants/reservation/reservation.fixtures'
import type { ReservationEnv } from '@latchkey/domain/tenants/reservation/reservation.calls'
import {
  ReservationStoreModel,
  type ReservationStore,
} from '@latchkey/domain/tenants/reservation/reservation.store'
import { failing } from '@latchkey/domain/root/env.fixtures'
import { aTabWithLink, aVisitEnv, type VisitOverrides } from '@latchkey/domain/root/visit.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ReservationPage } from './ReservationPage.tsx'

/** Creates the store of the story. */
function Visited({ open, hasMenu }: { open: () => ReservationStore; hasMenu: boolean }) {
  const [visit] = useState(open)
  return <ReservationPage visit={visit} hasMenu={hasMenu} />
}

/** A tenant's reservation request by a mailed link. */
const meta = {
  title: 'Pages/Reserve Property',
  component: Visited,
  args: { open: () => visiting(), hasMenu: false },
  argTypes: { open: { table: { disable: true } } },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof Visited>
export default meta
type Story = StoryObj<typeof meta>
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const offered = aReservationLead({ property: anOfferedHome() })

const known = () => Promise.resolve(offered)

/** A store with the given responses. */
const visiting = (calls: Partial<ReservationEnv['reservation']> = {}, overrides: VisitOverrides = {}) => {
  const env = aVisitEnv({
    reservation: { identify: known, ...calls },
    tabStorage: aTabWithLink('reservation', 'a-b_1'),
    ...overrides,
  })
  return ReservationStoreModel.create({}, env)
}

const sayWho = async ({ canvas, userEvent }: Play) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '07700 900123')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Lee{Enter}')
}
const ask = async ({ canvas, userEvent }: Play) => {
  await sayWho({ canvas, userEvent })
  await userEvent.click(await canvas.findByRole('button', { name: 'Request Reservation' }))
}

/** The identity step. */
export const Identity: Story = { ...captured, args: { open: () => visiting() } }

/** A wrong name, or a link that is unknown, used or expired. */
export const WrongIdentity: Story = {
  args: { open: () => visiting({ identify: () => Promise.resolve(false) }) },
  play: async ({ canvas, userEvent }) => {
    await sayWho({ canvas, userEvent })
    await expect(await canvas.findByText('Ensure your credentials match exactly.')).toBeVisible()
  },
}

/** The offered home. */
export const Offered: Story = {
  ...captured,
  args: { open: () => visiting() },
  play: async ({ canvas, userEvent }) => {
    await sayWho({ canvas, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Harbour View 12' })).toBeVisible()
  },
}

const request = fn<ReservationEnv['reservation']['request']>(() => Promise.resolve(true))

/** The confirmation; no button is left. */
export const Sent: Story = {
  ...captured,
  args: { open: () => visiting({ request }) },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await expect(
      await canvas.findByText('Your reservation request has been submitted successfully.'),
    ).toBeVisible()
    await expect(request).toHaveBeenCalledWith(offered)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The home was reserved for another lead meanwhile. */
export const Rejected: Story = {
  ...captured,
  args: { open: () => visiting({ request: () => Promise.resolve(false) }) },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByText('Something went wrong. Please try again.')).toBeVisible()
  },
}

/** The verification has expired: back to the identity step. */
export const Lapsed: Story = {
  args: { open: () => visiting({ request: failing('forbidden') }) },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByText('Please confirm who you are again.')).toBeVisible()
  },
}

/** The link was opened in another tab, or the address was copied. */
export const LostLink: Story = {
  args: { open: () => visiting({}, { tabStorage: createMemoryStorage() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please open the link in our email.')).toBeVisible()
  },
}

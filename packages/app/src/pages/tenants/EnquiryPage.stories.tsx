import { ProblemError } from '@latchkey/domain/platform/problem'
import { createMemoryStorage } from '@latchkey/domain/platform/storage/storage'
import { failing } from '@latchkey/domain/root/env.fixtures'
import { aTabWithLink, aVisitEnv, type VisitOverrides } from '@latchkey/domain/root/visit.fixtures'
import { aBookedPage, aTenantPage, SOME_SLOTS } from '@latchkey/domain/tenants/page/page.fixtures'
import { TenantPageStoreModel, type TenantPageStore } from '@latchkey/domain/tenants/page/page.store'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { EnquiryPage } from './EnquiryPage.tsx'

/** Creates the store of the story. */
function Visited({ open, hasMenu }: { open: () => TenantPageStore; hasMenu: boolean }) {
  const [visit] = useState(open)
  return <EnquiryPage visit={visit} hasMenu={hasMenu} />
}

/** The tenant's page by a mailed link. */
const meta = {
  title: 'Pages/Your Enquiry',
  component: Visited,
  args: { open: () => visiting(), hasMenu: false },
  argTypes: { open: { table: { disable: true } } },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof Visited>
export default meta
type Story = StoryObj<typeof meta>
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

/** A store whose calls respond as given. */
const visiting = (calls: VisitOverrides['tenantPage'] = {}, tabStorage = aTabWithLink('page')) =>
  TenantPageStoreModel.create(
    {},
    aVisitEnv({
      tenantPage: {
        identify: () => Promise.resolve(aTenantPage()),
        slots: () => Promise.resolve([...SOME_SLOTS]),
        ...calls,
      },
      tabStorage,
    }),
  )

const identify = async ({ canvas, userEvent }: Play) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '07700 900123')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'lee{Enter}')
  await canvas.findByRole('heading', { name: 'Where things stand' })
}

const book = async ({ canvas, userEvent }: Play) => {
  await identify({ canvas, userEvent })
  await userEvent.click(canvas.getByRole('button', { name: 'Choose a time' }))
  await userEvent.click((await canvas.findAllByRole('radio'))[0] as HTMLElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Book this time' }))
}

/** The status, and a time to choose. */
export const Opened: Story = { ...captured, play: identify }

/** A wrong name, or a link that has ended. */
export const WrongIdentity: Story = {
  args: { open: () => visiting({ identify: () => Promise.resolve(false) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '07700 900123')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'li{Enter}')
    await expect(await canvas.findByText('Ensure your credentials match exactly.')).toBeVisible()
  },
}

/** Feedback is sent once; the form makes way for thanks. */
export const Feedback: Story = {
  args: {
    open: () => {
      const seen = { status: 5, canChoose: false } as const
      const pages = [aTenantPage({ ...seen, feedback: 'wanted' })]
      return visiting({
        identify: () => Promise.resolve(pages.shift() ?? aTenantPage({ ...seen, feedback: 'given' })),
      })
    },
  },
  play: async ({ canvas, userEvent }) => {
    await identify({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }))
    await waitFor(() => expect(canvas.getByText('Thank you for your feedback.')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull())
  },
}

/** Another tenant booked the time first. */
export const SlotTaken: Story = {
  args: {
    open: () => {
      const body = { error: 'slot-taken', message: '', slots: SOME_SLOTS.slice(1, 6) }
      return visiting({ book: () => Promise.reject(new ProblemError({ kind: 'rejected', body })) })
    },
  },
  play: async ({ canvas, userEvent }) => {
    await book({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That time has just been taken.')
    await expect(canvas.getAllByRole('radio')).toHaveLength(5)
  },
}

/** Staff booked a viewing meanwhile. */
export const Changed: Story = {
  args: {
    open: () => {
      const pages = [aTenantPage(), aBookedPage()]
      const body = { error: 'conflict', message: '' }
      return visiting({
        identify: () => Promise.resolve(pages.shift() ?? aBookedPage()),
        book: () => Promise.reject(new ProblemError({ kind: 'rejected', body })),
      })
    },
  },
  play: async ({ canvas, userEvent }) => {
    await book({ canvas, userEvent })
    await expect(await canvas.findByText('Your viewing has changed.')).toBeVisible()
    await expect(canvas.getByText('Your viewing is booked.')).toBeVisible()
  },
}

/** No connection: the chosen time stays. */
export const Offline: Story = {
  args: { open: () => visiting({ book: failing('offline') }) },
  play: async ({ canvas, userEvent }) => {
    await book({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We cannot be reached at the moment.')
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1)
  },
}

/** The proof of identity has expired. */
export const Lapsed: Story = {
  args: { open: () => visiting({ book: failing('forbidden') }) },
  play: async ({ canvas, userEvent }) => {
    await book({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please confirm who you are again.')
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toBeVisible()
  },
}

/** The address was copied, or the link was opened in another tab. */
export const LostLink: Story = {
  args: { open: () => visiting({}, createMemoryStorage()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please open the link in our email.')).toBeVisible()
  },
}

/** Signed-in staff see the page within their layout. */
export const Staff: Story = { args: { hasMenu: true }, play: identify }

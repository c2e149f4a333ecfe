import { aLead } from '@latchkey/domain/leads/lead.fixtures'
import { THREE_TO_COMPLETE } from '@latchkey/domain/to-complete/to-complete.fixtures'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import type { EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { EnquiriesPage } from './EnquiriesPage.tsx'

const meta = {
  title: 'Pages/Enquiries/To Complete',
  component: EnquiriesPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof EnquiriesPage>
export default meta
type Story = StoryObj<typeof meta>

const LIST = '/main-menu/enquiries?page=1&limit=25'

const appWith = (
  toComplete: NonNullable<EnvOverrides['toComplete']> = {},
  total = THREE_TO_COMPLETE.length,
): { app: AppSetup } => ({
  app: {
    path: '/main-menu/enquiries',
    permissions: ['enquiries-view', 'leads-assign'],
    calls: () => ({
      leads: {
        list: () => Promise.resolve(aPageOf([])),
        waiting: () =>
          Promise.resolve({ total: 0, due: 0, overdue: 0, toComplete: { total, late: 0 }, models: [] }),
      },
      toComplete: { list: () => Promise.resolve([...THREE_TO_COMPLETE]), ...toComplete },
    }),
  },
})

const complete = fn(() => Promise.resolve(aLead({ id: 9 })))

/** The form of a new lead begins with what came; it is nobody's, so that there is no handler. */
export const Completing: Story = {
  ...capturedOnce,
  parameters: { ...capturedOnce.parameters, ...appWith({ complete }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the form takes the place of the list', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '3 to complete' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Complete Joe Bloggs' }))
      await expect(await screen.findByRole('textbox', { name: 'First Name' })).toHaveValue('Joe')
      await expect(screen.queryByRole('combobox', { name: 'Handler' })).toBeNull()
      await expectAddress(`${LIST}&lead=new&act=complete-1`)
    })
    await step('what is missing is asked for', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      await expect(await screen.findByText('This is required')).toBeVisible()
      await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '07700 900123')
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      await expect(await screen.findByText('Enquiry has been completed.')).toBeVisible()
      await expect(complete).toHaveBeenCalledOnce()
      await expectAddress(LIST)
    })
  },
}

/** A colleague was first. */
export const DealtWith: Story = {
  parameters: appWith({ complete: () => Promise.resolve(false) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 to complete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Complete Joe Bloggs' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Phone' }), '07700 900123')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('This enquiry has been dealt with already.')).toBeVisible()
  },
}

const ignore = fn(() => Promise.resolve(true))

/** With a reason; the list stays open. */
export const Ignoring: Story = {
  parameters: appWith({ ignore }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 to complete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ignore Camille' }))
    const question = within(await screen.findByRole('dialog', { name: 'Ignore' }))
    await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), 'Spam')
    await userEvent.click(question.getByRole('button', { name: 'Ignore' }))
    await expect(await screen.findByText('Enquiry has been ignored.')).toBeVisible()
    await expect(ignore).toHaveBeenCalledWith(2, 'Spam')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ignore' })).toBeNull())
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    await expectAddress(LIST)
  },
}

/** Nothing waits to be completed. */
export const None: Story = {
  parameters: appWith({}, 0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Waiting' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /to complete/ })).toBeNull()
  },
}

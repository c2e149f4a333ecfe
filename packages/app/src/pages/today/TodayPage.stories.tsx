import { FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { someSettings } from '@latchkey/domain/settings/settings.fixtures'
import { aDay, aDayViewing } from '@latchkey/domain/today/today.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { wakeAt } from '@latchkey/ui/stories/clock.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp } from '../../stories/in-app.tsx'
import { TodayPage } from './TodayPage.tsx'

const meta = {
  title: 'Pages/Today',
  component: TodayPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof TodayPage>
export default meta
type Story = StoryObj<typeof meta>

const appWith = (
  day: NonNullable<NonNullable<EnvOverrides['today']>['day']>,
  permissions: Permission[] = ['viewings-view'],
) => ({
  app: {
    path: '/main-menu/today?date=2026-03-02',
    permissions,
    calls: (): EnvOverrides => ({
      today: { day },
      settings: { read: () => Promise.resolve(someSettings()) },
      leads: { handlers: () => Promise.resolve([{ id: 2, name: 'Grace Patel', takesViewings: true }]) },
    }),
  },
})

/** An agent's day: cards with calls and maps. */
export const Loaded: Story = {
  parameters: { ...captured.parameters, ...appWith(() => Promise.resolve(aDay())) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Call Ann Lee' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Map' })).toHaveLength(3))
  },
}

/** With `leads-assign`: other agents' days. */
export const OfAnother: Story = {
  parameters: appWith(() => Promise.resolve(aDay()), ['viewings-view', 'leads-assign']),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Agent' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Grace Patel' }))
    await expectAddress(expect.stringContaining('agent=2'))
  },
}

/** The page stays open while the day goes on: the next viewing is always the next one. */
export const AsTheDayGoesOn: Story = {
  parameters: appWith(() => Promise.resolve(aDay())),
  play: async ({ canvas, userEvent, step }) => {
    const call = (name: string) => canvas.getByRole('link', { name: `Call ${name}` })
    await canvas.findByRole('article', { name: 'Ann Lee' })
    await expect(call('Ann Lee')).toHaveAttribute('data-variant', 'primary')
    const restore = wakeAt(Date.UTC(2026, 2, 2, 12))
    await waitFor(() => expect(call('Tomasz Kowalski')).toHaveAttribute('data-variant', 'primary'))
    await expect(call('Ann Lee')).toHaveAttribute('data-variant', 'secondary')
    restore()
    await step('the next day is in the address and below the title, and the focus stays', async () => {
      const after = await canvas.findByRole('button', { name: 'Day after' })
      await userEvent.click(after)
      await expectAddress(expect.stringContaining('date=2026-03-03'))
      await expect(await canvas.findByText('Tomorrow, Tuesday 03/03/2026')).toBeVisible()
      await expect(after).toHaveFocus()
    })
  },
}

/** No viewings on that day. */
export const Empty: Story = {
  parameters: appWith(() => Promise.resolve(aDay({ models: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No viewings on 02/03/2026.')).toBeVisible()
  },
}

/** The day could not be loaded. */
export const Failed: Story = {
  parameters: appWith(failing('offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** Begun and confirmed: with `viewings-update`, its outcome is recorded, and the day follows. */
export const Attended: Story = {
  parameters: {
    app: {
      path: '/main-menu/today?date=2026-03-02',
      permissions: ['viewings-view', 'viewings-update'],
      calls: (): EnvOverrides => {
        const viewing = aDayViewing({ viewingDate: FIXTURE_NOW })
        const days = [aDay({ models: [viewing] })]
        const attended = aDay({ models: [{ ...viewing, status: LEAD_STATUS.ViewingComplete }] })
        return {
          today: { day: () => Promise.resolve(days.shift() ?? attended) },
          leads: { recordOutcome: () => Promise.resolve(true) },
          settings: { read: () => Promise.resolve(someSettings()) },
        }
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Attended' }))
    await waitFor(() => expect(screen.getByText('Viewing marked as attended.')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Attended' })).toBeNull())
    await expect(canvas.getByText('Viewing complete')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus()
  },
}

import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { LeadsEnv } from '@latchkey/domain/leads/leads.calls'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { capturedAtOneWidth } from '@latchkey/ui/stories/captured.ts'
import { STORY_NOW, STORY_NOW_MS, stopClock } from '@latchkey/ui/stories/clock.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inApp } from '../../stories/in-app.tsx'
import { leadListSetup, leadOfRow } from '../../stories/lead-list.fixtures.ts'
import { EnquiriesPage } from './EnquiriesPage.tsx'

const meta = {
  title: 'Pages/Enquiries/Waiting',
  component: EnquiriesPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof EnquiriesPage>
export default meta
type Story = StoryObj<typeof meta>

const CLOSES = 600
const { rows, appWith } = leadListSetup('Enquiry', '/main-menu/enquiries', ['enquiries-view'])
const waitingFor = (minutes: number, until: number): LeadRow['waiting'] => ({
  minutes,
  state: 'ok',
  clock: { at: STORY_NOW, next: STORY_NOW + 30, until, warnMinutes: 120, targetMinutes: 240 },
})
const some = rows.slice(0, 2).map((row) => ({ ...row, waiting: waitingFor(40, STORY_NOW + CLOSES) }))
const later = some.map((row) => ({ ...row, waiting: waitingFor(50, STORY_NOW + 86_400) }))
const list = fn<LeadsEnv['leads']['list']>()

const goTo = (seconds: number) => {
  const goBack = stopClock(STORY_NOW_MS + seconds * 1000)
  // As when the user returns to the tab.
  document.dispatchEvent(new Event('visibilitychange'))
  return goBack
}

/** An open list and an open lead follow the clock; when the office closes, the list is refetched. */
export const FollowsTheClock: Story = {
  parameters: {
    ...capturedAtOneWidth.parameters,
    ...appWith(
      {
        list,
        get: (id) => {
          const row = some.find((each) => each.id === id)
          return row === undefined
            ? Promise.reject(new Error(`No row ${id}`))
            : Promise.resolve(leadOfRow(row))
        },
      },
      { at: `?lead=${some[0]?.id}` },
    ),
  },
  beforeEach: () => {
    list.mockReset().mockResolvedValue(aPageOf(later)).mockResolvedValueOnce(aPageOf(some))
  },
  play: async ({ canvas, step }) => {
    await canvas.findAllByText('Waiting 40 min')
    const dialog = within(await screen.findByRole('dialog', { name: 'Enquiry Details' }))
    await dialog.findByText('Waiting 40 min')
    await step('updates after a minute without a call', async () => {
      const goBack = goTo(90)
      await waitFor(() => expect(canvas.getAllByText('Waiting 42 min')).toHaveLength(2))
      await expect(dialog.getByText('Waiting 42 min')).toBeVisible()
      await expect(list).toHaveBeenCalledOnce()
      goBack()
    })
    await step('refetches when the office closes', async () => {
      const goBack = goTo(CLOSES)
      await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
      await waitFor(() => expect(canvas.getAllByText('Waiting 1 h 00 min')).toHaveLength(2))
      goBack()
    })
  },
}

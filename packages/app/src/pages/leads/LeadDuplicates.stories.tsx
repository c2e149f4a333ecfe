import { aDuplicate, NO_DUPLICATES } from '@latchkey/domain/duplicates/duplicates.fixtures'
import type { DuplicatesEnv } from '@latchkey/domain/duplicates/duplicates.calls'
import { aLead, FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import type { LeadsEnv } from '@latchkey/domain/leads/leads.calls'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { EnquiriesPage } from './EnquiriesPage.tsx'
import { someSettings } from '@latchkey/domain/settings/settings.fixtures'

const OLDER = aLead({ id: 1, version: 3, dateSubmitted: FIXTURE_NOW - 9 * 86_400 })
const NEWER = aLead({ id: 2, version: 5, firstName: 'A.', email: 'a.lee@example.com' })
const MERGING: readonly Permission[] = ['enquiries-view', 'leads-merge']

const merge = fn<DuplicatesEnv['duplicates']['merge']>()
const dismiss = fn<DuplicatesEnv['duplicates']['dismiss']>()
const undismiss = fn<DuplicatesEnv['duplicates']['undismiss']>()
const unmerge = fn<DuplicatesEnv['duplicates']['unmerge']>()
const get = (id: number) =>
  id === 3
    ? Promise.reject(new ProblemError({ kind: 'gone', mergedInto: 1 }))
    : Promise.resolve(id === 1 ? OLDER : NEWER)

const meta = {
  title: 'Pages/Enquiries/Duplicates',
  component: EnquiriesPage,
  ...inApp,
  beforeEach: () => {
    for (const call of [merge, dismiss, undismiss]) call.mockReset().mockResolvedValue(true)
    unmerge.mockReset().mockResolvedValue({ kept: ['phone'] })
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof EnquiriesPage>
export default meta
type Story = StoryObj<typeof meta>

const appAt = (
  leadId: number,
  permissions = MERGING,
  leads: Partial<LeadsEnv['leads']> = {},
): { app: AppSetup } => ({
  app: {
    path: `/main-menu/enquiries?lead=${leadId}`,
    permissions,
    calls: () => ({
      audit: {
        leadHistory: () =>
          Promise.resolve([
            {
              id: 900,
              at: FIXTURE_NOW,
              user: null,
              actor: null,
              action: 'lead.merge',
              mergeId: 9,
              canUndo: true,
              changes: [{ field: 'mergedWith', from: null, to: 'Bo Ng' }],
            },
          ]),
      },
      duplicates: {
        of: (id) =>
          Promise.resolve({
            ...NO_DUPLICATES,
            possible: [id === 1 ? aDuplicate({ id: 2, name: 'A. Lee' }) : aDuplicate({ id: 1 })],
            samePerson: [aDuplicate({ id: 7 })],
            dismissed: [aDuplicate({ id: 8, name: 'Bo Ng' })],
          }),
        merge,
        dismiss,
        undismiss,
        unmerge,
      },
      leads: { list: (_section, query) => Promise.resolve(aPageOf([], query)), get, ...leads },
      settings: { read: () => Promise.resolve(someSettings()) },
      users: { dropdown: () => Promise.resolve([]) },
    }),
  },
})
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Enquiry Details' }))
const compare = async () => within(await screen.findByRole('dialog', { name: 'Compare Leads' }))

/** Both leads side by side. */
export const Comparing: Story = {
  parameters: { ...captured.parameters, ...appAt(2) },
  play: async ({ userEvent }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Compare' }))
    await expect(await (await compare()).findByRole('group', { name: 'Email' })).toBeVisible()
  },
}

/** The newer lead is merged into the older one, which opens in its place. */
export const Merging: Story = {
  parameters: appAt(2),
  play: async ({ userEvent }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Compare' }))
    const inside = await compare()
    const email = within(await inside.findByRole('group', { name: 'Email' }))
    await userEvent.click(email.getByRole('button', { name: 'Keep right' }))
    await userEvent.click(inside.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(screen.getByText('Leads have been merged.')).toBeVisible())
    await expect(merge).toHaveBeenCalledWith(1, {
      otherId: 2,
      version: 3,
      otherVersion: 5,
      take: { email: 'other' },
    })
    await expectAddress(expect.stringMatching(/lead=1$/))
  },
}

/** One of the leads changed meanwhile: the dialog says so and stays open. */
export const ChangedMeanwhile: Story = {
  parameters: appAt(1),
  beforeEach: () => {
    merge.mockRejectedValue(new ProblemError({ kind: 'rejected', body: { error: 'conflict' } }))
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Compare' }))
    const inside = await compare()
    await userEvent.click(await inside.findByRole('button', { name: 'Merge' }))
    await expect(await inside.findByRole('alert')).toHaveTextContent('changed in the meantime')
  },
}

/** Without `leads-merge`: comparing only. */
export const MayNotMerge: Story = {
  parameters: appAt(1, ['enquiries-view']),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: 'Compare' }))
    const comparing = await compare()
    await expect(await comparing.findByText('a.lee@example.com')).toBeVisible()
    await expect(comparing.queryByRole('button', { name: 'Merge' })).toBeNull()
    await expect(inside.queryByText('Not a duplicate')).toBeNull()
  },
}

/** Two people share a phone: the reason is stored, and the toast offers to undo it. */
export const NotADuplicate: Story = {
  parameters: appAt(1),
  play: async ({ userEvent, step }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Not a duplicate' }))
    const asking = within(await screen.findByRole('dialog', { name: 'Not a duplicate' }))
    await userEvent.click(asking.getByRole('radio', { name: 'Different person' }))
    await userEvent.click(asking.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('Marked as not a duplicate.')).toBeVisible())
    await expect(dismiss).toHaveBeenCalledWith(1, { otherId: 2, reason: 1, words: '' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Not a duplicate' })).toBeNull())
    await userEvent.click((await dialog()).getByRole('button', { name: 'Undo' }))
    await expect(undismiss).toHaveBeenCalledWith(1, 8)
    await step('a link opens another enquiry of the same person', async () => {
      const link = await (await dialog()).findByRole('link', { name: /Harbour View 12/ })
      await userEvent.click(link)
      await expectAddress(expect.stringMatching(/lead=7$/))
    })
  },
}

/** The address of a merged lead opens the kept one, with a notice. */
export const Merged: Story = {
  parameters: appAt(3),
  play: async () => {
    await expect(await (await dialog()).findByText('This lead was merged into Ann Lee.')).toBeVisible()
    await expectAddress(expect.stringMatching(/lead=1$/))
  },
}

let isMerged = false

/** The open lead is merged elsewhere: a notice links to the kept one. */
export const MergedMeanwhile: Story = {
  parameters: appAt(2, MERGING, {
    get: (id) => get(id === 2 && isMerged ? 3 : id),
    assign: () => {
      isMerged = true
      return Promise.resolve(true)
    },
  }),
  beforeEach: () => {
    isMerged = false
  },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: 'Take' }))
    await expect(await inside.findByText(/has merged this lead into another/)).toBeVisible()
    await expectAddress(expect.stringMatching(/lead=2$/))
    await userEvent.click(inside.getByRole('button', { name: 'Open the kept lead' }))
    await expectAddress(expect.stringMatching(/lead=1$/))
    await waitFor(() => expect(inside.queryByText(/has merged this lead into another/)).toBeNull())
  },
}

/** The history names the merged lead and can undo the merge. */
export const Undoing: Story = {
  parameters: appAt(1),
  play: async ({ userEvent }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'History' }))
    const history = within(await screen.findByRole('dialog', { name: 'History' }))
    await expect(await history.findByText('Merged with Bo Ng')).toBeVisible()
    await userEvent.click(history.getByRole('button', { name: 'Undo merge' }))
    await expect(unmerge).toHaveBeenCalledWith(1, 9)
    await waitFor(() =>
      expect(screen.getByText('Changed since the merge, so left as it is: Phone.')).toBeVisible(),
    )
  },
}

import { aDuplicate, NO_DUPLICATES } from '@latchkey/domain/duplicates/duplicates.fixtures'
import type { Duplicates } from '@latchkey/domain/duplicates/duplicates.contract'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { aLead } from '@latchkey/domain/leads/lead.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { OpenSearchContext } from '../../shell/open-search.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { EnquiriesPage } from './EnquiriesPage.tsx'

const openSearch = fn<(text: string) => void>()
let answer = Promise.withResolvers<Duplicates>()

const app: AppSetup = {
  path: '/main-menu/enquiries?lead=1',
  permissions: ['enquiries-view'],
  calls: () => ({
    duplicates: { of: () => answer.promise },
    leads: {
      list: (_section, query) => Promise.resolve(aPageOf([], query)),
      get: (id) => Promise.resolve(aLead({ id })),
    },
    users: { dropdown: () => Promise.resolve([]) },
  }),
}

const meta = {
  title: 'Pages/Enquiries/Other enquiries',
  component: EnquiriesPage,
  ...inApp,
  render: () => (
    <OpenSearchContext value={openSearch}>
      <EnquiriesPage />
    </OpenSearchContext>
  ),
  beforeEach: () => {
    openSearch.mockReset()
    answer = Promise.withResolvers()
  },
  parameters: { ...ownFrame, layout: 'fullscreen', app },
} satisfies Meta<typeof EnquiriesPage>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Enquiry Details' }))
const many: Duplicates = {
  ...NO_DUPLICATES,
  samePerson: Array.from({ length: 20 }, (_, index) => aDuplicate({ id: index + 2 })),
  more: true,
  search: { text: '07700900123', total: 37 },
}

let wasNoticeFirst: boolean | null = null
const watch = new MutationObserver(() => {
  if (wasNoticeFirst === null && document.querySelector('[role="dialog"] form input') !== null)
    wasNoticeFirst = document.body.textContent.includes('Possible duplicate of')
})

/** The form is displayed together with the notice above it. */
export const Together: Story = {
  beforeEach: () => {
    answer.resolve({ ...NO_DUPLICATES, possible: [aDuplicate()] })
    wasNoticeFirst = null
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  },
  play: async () => {
    const inside = await dialog()
    const field = await inside.findByRole('textbox', { name: /First Name/ })
    const notice = inside.getByText(/^Possible duplicate of Ann Lee/)
    await expect(notice.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(wasNoticeFirst).toBe(true)
  },
}

/** A late answer is placed below the form, which does not move. */
export const Late: Story = {
  play: async () => {
    const inside = await dialog()
    const field = await inside.findByRole('textbox', { name: /First Name/ })
    const { top } = field.getBoundingClientRect()
    answer.resolve({ ...NO_DUPLICATES, possible: [aDuplicate()] })
    const notice = await inside.findByText(/^Possible duplicate of Ann Lee/)
    await expect(notice.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    await expect(field.getBoundingClientRect().top).toBe(top)
  },
}

/** With more leads than are listed, the search shows the rest. */
export const ShowAll: Story = {
  ...captured,
  beforeEach: () => answer.resolve(many),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: 'Show all 37' }))
    await expect(openSearch).toHaveBeenCalledWith('07700900123')
  },
}

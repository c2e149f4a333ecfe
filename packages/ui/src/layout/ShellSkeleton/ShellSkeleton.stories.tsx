import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { narrowest } from '../../stories/long-text.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { AppShell } from '../AppShell/AppShell.tsx'
import { PageSkeleton } from '../PageSkeleton/PageSkeleton.tsx'
import { SIDEBAR_SECTIONS } from '../Sidebar/sidebar.fixtures.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { ShellSkeleton } from './ShellSkeleton.tsx'

const meta = {
  title: 'Layout/ShellSkeleton',
  component: ShellSkeleton,
  tags: ['!stable', 'new'],
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof ShellSkeleton>
export default meta
type Story = StoryObj<typeof meta>

/** The wait for the session; a text is added after a second. */
export const Waiting: Story = {
  ...captured,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/longer than usual/, { selector: 'p' })).toBeVisible())
  },
}

const MARK_OF_LOGO = 'svg[viewBox="3 0.5 16 22.5"]'

const placesIn = (root: Element) =>
  ['main', 'main > div > div', MARK_OF_LOGO].map((selector) => {
    const shown = [...root.querySelectorAll(selector)].find((part) => part.checkVisibility())
    const { left, top, width } = shown?.getBoundingClientRect() ?? new DOMRect()
    return { selector, left, top, width }
  })

/** Nothing moves when the layout arrives: the page and the logo keep their places. */
export const InPlace: Story = {
  render: ({ isSideFolded = false }) => (
    <>
      <div data-part="placeholder">
        <ShellSkeleton isSideFolded={isSideFolded} />
      </div>
      <div data-part="layout">
        <AppShell
          isDrawerOpen={false}
          onDrawerOpenChange={fn()}
          isSideFolded={isSideFolded}
          tools={<span />}
          renderSidebar={() => (
            <Sidebar
              sections={SIDEBAR_SECTIONS}
              openSectionId="main-menu"
              onOpenSectionChange={fn()}
              person={{ firstName: 'Amara' }}
              onLogOut={fn()}
              isFolded={isSideFolded}
              onFoldedChange={fn()}
            />
          )}
        >
          <PageSkeleton />
        </AppShell>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [placeholder, layout] = [...canvasElement.querySelectorAll<HTMLElement>('[data-part]')]
    if (!placeholder || !layout) throw new Error('The story shows both.')
    layout.hidden = true
    const before = placesIn(placeholder)
    placeholder.hidden = true
    layout.hidden = false
    await expect(placesIn(layout)).toEqual(before)
  },
}

/** The same with a collapsed sidebar. */
export const InPlaceFolded: Story = { ...InPlace, args: { isSideFolded: true } }

/** The same with the bar of a phone. */
export const InPlaceOnPhones: Story = { ...InPlace, ...narrowest }

import type { Decorator } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** The width left by the sidebar, the page margins and a scrollbar of 17 px at 1280 px. */
const CONTENT_PX = 960

/** Spread into a story of a list: gives it the width that it has next to the sidebar at 1280 px. */
export const nextToSidebar = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: CONTENT_PX, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ] satisfies Decorator[],
}

/** Fails if a table is wider than its frame, or its frame scrolls. */
export async function expectNoScrolling(table: HTMLElement): Promise<void> {
  const frame = table.parentElement
  await expect(frame).toHaveStyle({ overflow: 'clip' })
  await expect(table.offsetWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0)
}

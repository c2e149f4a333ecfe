import type { Decorator } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** What the side menu, the margins of the page and a scroll bar of 17 px leave at 1280 px. */
const LEFT_PX = 944

/** Spread into a story of a list: it has the room it has beside the side menu at 1280 px. */
export const besideTheMenu = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: LEFT_PX }}>
        <Story />
      </div>
    ),
  ] satisfies Decorator[],
}

/** Fails when a table is wider than its frame, or its frame would scroll. */
export async function expectNoScrolling(table: HTMLElement): Promise<void> {
  const frame = table.parentElement
  await expect(frame).toHaveStyle({ overflow: 'clip' })
  await expect(table.offsetWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0)
}

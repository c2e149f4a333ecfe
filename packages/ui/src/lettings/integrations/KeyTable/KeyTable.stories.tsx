import { A_KEY_OF_EACH_STATE, aKey } from '@latchkey/domain/integrations/keys/key.fixtures'
import type { ApiKey } from '@latchkey/domain/integrations/keys/key.contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { expectNoScrolling, nextToSidebar } from '../../../stories/next-to-sidebar.tsx'
import { KeyTable } from './KeyTable.tsx'

const meta = {
  title: 'Lettings/Integrations/KeyTable',
  id: 'lettings-keytable',
  component: KeyTable,
  tags: ['!stable', 'new'],
  args: {
    keys: A_KEY_OF_EACH_STATE,
    phase: 'ready',
    onRetry: fn(),
    onEdit: fn(),
    onReplace: fn(),
    onEnd: fn(),
    onRevoke: fn(),
  },
} satisfies Meta<typeof KeyTable>
export default meta
type Story = StoryObj<typeof meta>
type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const keyIn = (state: ApiKey['state']): ApiKey =>
  A_KEY_OF_EACH_STATE.find((key) => key.state === state) ?? aKey({ state })

async function menuOf({ canvas, userEvent }: Playing, { name }: ApiKey) {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }))
  return within(await screen.findByRole('menu'))
}

/** One key in each state. */
export const EveryState: Story = {
  ...captured,
  play: async ({ canvas }) => {
    for (const text of ['In use', 'Replaced, ends 03/03/2026 09:00', 'Expired', 'Revoked'])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getByText('lk_7Fk2mQ9x…')).toBeVisible()
    await expect(canvas.getAllByText('Listings (read), Intake (read and change)')[0]).toBeVisible()
  },
}

/** A key in use can be edited, replaced and revoked; a replaced one ended. */
export const Menus: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const playing = { canvas, userEvent }
    await step('in use', async () => {
      const menu = await menuOf(playing, keyIn('in-use'))
      await expect(menu.queryByRole('menuitem', { name: 'End the old one now' })).toBeNull()
      await userEvent.click(menu.getByRole('menuitem', { name: 'Replace' }))
      await expect(args.onReplace).toHaveBeenCalledWith(keyIn('in-use'))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('replaced', async () => {
      const menu = await menuOf(playing, keyIn('replaced'))
      await expect(menu.queryByRole('menuitem', { name: 'Edit' })).toBeNull()
      await userEvent.click(menu.getByRole('menuitem', { name: 'End the old one now' }))
      await expect(args.onEnd).toHaveBeenCalledWith(keyIn('replaced'))
    })
    await step('nothing can be done with one that has ended', async () => {
      await expect(canvas.queryByRole('button', { name: `Actions for ${keyIn('revoked').name}` })).toBeNull()
    })
  },
}

/** There is no key yet. */
export const Empty: Story = {
  args: { keys: [] },
  play: ({ canvas }) => expect(canvas.getByText('No API keys yet')).toBeVisible(),
}

/** Beside the sidebar at 1280 px nothing scrolls. */
export const NextToSidebar: Story = {
  ...nextToSidebar,
  play: ({ canvas }) => expectNoScrolling(canvas.getByRole('table')),
}

/** Long names, on the narrowest screen. */
export const LongNames: Story = {
  ...narrowest,
  args: { keys: [aKey({ name: LONG_NAME })] },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}

import { replaceDraftOf } from '@latchkey/domain/integrations/keys/key.draft'
import { aKey } from '@latchkey/domain/integrations/keys/key.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { ReplaceKeyDialog } from './ReplaceKeyDialog.tsx'

const meta = {
  title: 'Lettings/Integrations/ReplaceKeyDialog',
  id: 'lettings-replacekeydialog',
  component: ReplaceKeyDialog,
  tags: ['!stable', 'new'],
  args: {
    isOpen: true,
    name: 'Website',
    saved: replaceDraftOf(aKey()),
    today: '2026-03-02',
    onSubmit: fn(),
    onCloseRequest: fn(),
    guard: fn(),
  },
  parameters: ownFrame,
} satisfies Meta<typeof ReplaceKeyDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The old key works for a day more, or as long as is said. */
export const Replacing: Story = {
  ...capturedOnce,
  play: async ({ args, userEvent, step }) => {
    const hours = await screen.findByRole('spinbutton', { name: 'Keep the old one for' })
    await expect(hours).toHaveValue('24')
    await step('a week is the most', async () => {
      await userEvent.clear(hours)
      await userEvent.type(hours, '169')
      await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
      await expect(await screen.findByText('This is out of range')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await userEvent.clear(hours)
    await userEvent.type(hours, '0')
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ keepHours: 0, term: 'year', expiresOn: '' })
  },
}

/** In place of a key without an end; the last day of the new one is later than today. */
export const OnADate: Story = {
  args: { saved: replaceDraftOf(aKey({ expiresOn: null })) },
  play: async ({ args, userEvent }) => {
    const expires = await screen.findByRole('combobox', { name: 'Expires' })
    await expect(expires).toHaveTextContent('Never')
    await userEvent.click(expires)
    await userEvent.click(await screen.findByRole('option', { name: 'On a date' }))
    const day = await screen.findByRole('textbox', { name: 'Last day' })
    await userEvent.type(day, '02/03/2026')
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
    await expect(await screen.findByText('Date must be in the future')).toBeVisible()
    await userEvent.clear(day)
    await userEvent.type(day, '03/03/2026')
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ keepHours: 24, term: 'date', expiresOn: '2026-03-03' })
  },
}

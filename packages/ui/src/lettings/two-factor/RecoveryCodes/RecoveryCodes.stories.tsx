import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const CODES = [
  'ABCD-EFGH-JKMN-PQRS',
  'TVWX-YZ23-4567-89AB',
  'CDEF-GHJK-MNPQ-RSTV',
  'WXYZ-2345-6789-ABCD',
  'EFGH-JKMN-PQRS-TVWX',
  'YZ23-4567-89AB-CDEF',
  'GHJK-MNPQ-RSTV-WXYZ',
  '2345-6789-ABCD-EFGH',
  'JKMN-PQRS-TVWX-YZ23',
  '4567-89AB-CDEF-GHJK',
]

const meta = {
  title: 'Lettings/TwoFactor/RecoveryCodes',
  id: 'lettings-recoverycodes',
  component: RecoveryCodes,
  args: { codes: CODES, username: 'agent@latchkey.example' },
} satisfies Meta<typeof RecoveryCodes>
export default meta
type Story = StoryObj<typeof meta>

/** The only time they are shown: to copy, download and print. */
export const Shown: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await step('copies the codes', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
      await expect(write).toHaveBeenCalledWith(CODES.join('\n'))
    })
    await step('saves the codes as a file', async () => {
      const saved = spyOn(URL, 'createObjectURL').mockReturnValue('#kept')
      await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
      const [[file]] = saved.mock.calls as [[Blob]]
      await expect(await file.text()).toContain(CODES.join('\n'))
    })
    await step('prints the codes', async () => {
      const print = spyOn(window, 'print').mockReturnValue(undefined)
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
      await expect(print).toHaveBeenCalledOnce()
    })
  },
}

/** Ten of them. */
export const AllStates: Story = { ...captured }

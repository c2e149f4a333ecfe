import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, narrowest } from '../../../stories/long-text.ts'
import { DevelopersPage } from './DevelopersPage.tsx'

const BASE_URL = 'https://latchkey.example/api'

const meta = {
  title: 'Lettings/Integrations/DevelopersPage',
  id: 'lettings-developerspage',
  component: DevelopersPage,
  tags: ['!stable', 'new'],
  args: { baseUrl: BASE_URL },
} satisfies Meta<typeof DevelopersPage>
export default meta
type Story = StoryObj<typeof meta>

/** Address, examples, limits, errors, and what a program can rely on. */
export const Loaded: Story = {
  ...capturedOnce,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Read the API' })).toHaveAttribute(
      'href',
      `${BASE_URL}/docs`,
    )
    await expect(canvas.getByRole('link', { name: 'Download openapi.json' })).toHaveAttribute(
      'href',
      `${BASE_URL}/openapi.json?for=keys`,
    )
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy “Read listings”' }))
    await expect(copied).toHaveBeenCalledWith(expect.stringContaining(`curl ${BASE_URL}/listings/1/100`))
  },
}

/** The examples wrap. */
export const Narrow: Story = {
  ...narrowest,
  play: ({ canvasElement }) => expectToFit(canvasElement),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { BRANDS } from '../../stories/brands.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Layout/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

/** At the top of the sidebar. */
export const WithName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Latchkey')).toBeVisible()
  },
}

/** In the collapsed menu: only the mark, with the name as its accessible name. */
export const MarkOnly: Story = {
  args: { isMark: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Latchkey').getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}

/** Of an agency without a logo: its initials. */
export const InitialsOnly: Story = {
  args: { isMark: true },
  globals: { brand: 'harbour' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HV')).toBeVisible()
    await expect(canvas.getByText(BRANDS.harbour.agencyName)).toBeInTheDocument()
  },
}

/** Of an agency with a logo. */
export const LogoOnly: Story = {
  args: { isMark: true },
  globals: { brand: 'sunrise' },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('img', { name: 'Sunrise Lettings' }).getBoundingClientRect()
    await expect(width).toBe(40)
  },
}

/** Both sizes, and the mark alone. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: () => (
    <Inline gap="medium">
      <Logo />
      <Logo size="large" />
      <Logo isMark />
    </Inline>
  ),
}

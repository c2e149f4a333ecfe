import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { BRANDS } from '../../stories/brands.ts'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { showBrand } from '../../theme/show-brand.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { BrandProvider } from './BrandProvider.tsx'

const meta = {
  title: 'Layout/BrandProvider',
  component: BrandProvider,
  args: {
    brand: BRANDS.harbour,
    children: (
      <Inline gap="medium">
        <Logo />
        <Button variant="primary">Save</Button>
        <a href="#home">A link</a>
      </Inline>
    ),
  },
  // The colours are set on the document, which the next story shares.
  beforeEach: () => () => showBrand(BRANDS.own),
  parameters: { ...ownFrame, bringsBrand: true },
} satisfies Meta<typeof BrandProvider>
export default meta
type Story = StoryObj<typeof meta>

const mainColour = () => getComputedStyle(document.documentElement).getPropertyValue('--lk-surface-accent')

/** A name, and colours that are readable as they are. */
export const NameAndColours: Story = {
  ...capturedAtOneWidth,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbour & Vale')).toBeVisible()
    const { theme } = document.documentElement.dataset
    await waitFor(() => expect(mainColour()).toBe(theme === 'dark' ? '#336ba3' : '#0f4c81'))
  },
}

/** A logo, and a yellow that is adjusted until its edges and its text are visible. */
export const LogoAndMovedColours: Story = {
  ...capturedAtOneWidth,
  args: { brand: BRANDS.sunrise },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sunrise Lettings' })).toBeVisible()
    await waitFor(() => expect(mainColour()).not.toBe('#1a5541'))
    await expect(mainColour()).not.toBe('#ffd400')
  },
}

/** Without a brand: the product's own name and colours. */
export const Own: Story = {
  args: { brand: BRANDS.own },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Latchkey')).toBeVisible()
    await waitFor(() => expect(mainColour()).toBe('#1a5541'))
  },
}

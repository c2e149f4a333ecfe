import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft } from 'lucide-react'
import { expect } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { PseudoStates } from '../../stories/PseudoStates.tsx'
import { LONG_NAME, expectToFit, narrowest } from '../../stories/long-text.ts'
import { BUTTON_VARIANTS } from '../button-variants.ts'
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Controls/LinkButton',
  component: LinkButton,
  args: { children: 'View All', href: '#viewings' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

/** Beside the title of a dashboard card; as a link it can be opened in a new tab. */
export const Plain: Story = {
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '#viewings')
  },
}

/** With the link of a router: the page passes it as `render`. */
export const FromTheRouter: Story = {
  args: {
    href: undefined,
    render: <LinkSlot href="#projects" data-router />,
    icon: <ArrowLeft aria-hidden />,
    children: 'Back to Projects',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Back to Projects' })
    await expect(link).toHaveAttribute('href', '#projects')
    await expect(link).toHaveAttribute('data-router')
  },
}

/** A label that does not fit one line, on the narrowest screen: it wraps, and the button grows. */
export const Wrapping: Story = {
  ...narrowest,
  args: { children: `All viewings of ${LONG_NAME}` },
  play: async ({ canvas }) => expectToFit(canvas.getByRole('link')),
}

/** Every variant. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: () => {
    const variants = (
      <Inline>
        {BUTTON_VARIANTS.map((variant) => (
          <LinkButton key={variant} variant={variant} href="#there">
            {variant}
          </LinkButton>
        ))}
      </Inline>
    )
    return (
      <Stack>
        {variants}
        <PseudoStates>{variants}</PseudoStates>
      </Stack>
    )
  },
}

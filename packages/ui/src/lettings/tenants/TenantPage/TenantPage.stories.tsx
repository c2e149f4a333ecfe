import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../../controls/Button/Button.tsx'
import { captured } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { TenantPage, type TenantPageProps } from './TenantPage.tsx'

const meta = {
  title: 'Lettings/Tenants/TenantPage',
  id: 'lettings-tenantpage',
  component: TenantPage,
  parameters: { ...ownFrame, layout: 'fullscreen' },
  args: {
    title: 'Reserve your home',
    step: 'identity',
    formLabel: 'Your home',
    hasMenu: false,
    children: <p>Tell us who you are.</p>,
  },
} satisfies Meta<typeof TenantPage>
export default meta
type Story = StoryObj<typeof meta>

function Visit(args: TenantPageProps) {
  const [step, setStep] = useState(args.step)
  return (
    <TenantPage {...args} step={step}>
      {step === 'identity' ? <Button onClick={() => setStep('form')}>Continue</Button> : <p>Your home</p>}
    </TenantPage>
  )
}

/** The next step: its heading is focused. */
export const NextStep: Story = {
  parameters: { ...captured.parameters, ...ownFrame, layout: 'fullscreen' },
  render: (args) => <Visit {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('region', { name: 'Your home' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** The link was opened in another tab. */
export const Lost: Story = {
  args: { step: 'lost' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please open the link in our email.')).toBeVisible()
    await expect(canvas.queryByText('Tell us who you are.')).toBeNull()
  },
}

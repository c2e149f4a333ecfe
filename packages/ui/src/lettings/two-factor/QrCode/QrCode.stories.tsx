import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Lettings/TwoFactor/QrCode',
  id: 'lettings-qrcode',
  component: QrCode,
  args: {
    text: 'otpauth://totp/Latchkey:agent%40latchkey.example?issuer=Latchkey&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    label: 'QR code for your authenticator app',
  },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

/** Dark on light in both themes, with the margin that scanners need. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'QR code for your authenticator app' })
    const { width, height } = picture.getBoundingClientRect()
    await expect(Math.round(width)).toBe(Math.round(height))
    // The first corner mark starts after four empty modules.
    const svg = decodeURIComponent(picture.getAttribute('src') ?? '')
    await expect(svg).toContain('<path d="M4 4h1v1h-1z')
  },
}

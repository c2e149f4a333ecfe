import { anOfferedHome, aReservationLead } from '@latchkey/domain/tenants/reservation/reservation.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { aPicture } from '../../../files/pictures.fixtures.ts'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { ReservationForm } from './ReservationForm.tsx'

const images = [1, 2, 3].map((id) => ({
  id,
  location: aPicture(id),
  externalUrl: null,
  originalName: `picture-${id}.jpg`,
}))

const meta = {
  title: 'Lettings/Tenants/ReservationForm',
  id: 'lettings-reservationform',
  component: ReservationForm,
  args: {
    lead: aReservationLead({ property: anOfferedHome({ images }) }),
    onRequest: fn(),
    isBusy: false,
    failure: null,
  },
} satisfies Meta<typeof ReservationForm>
export default meta
type Story = StoryObj<typeof meta>

/** The home and the tenant, read-only, and one button. */
export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Harbour View 12' })).toBeVisible()
    await expect(canvas.getByText('Flat 12, 3 Quayside, Bristol,')).toHaveTextContent(/Bristol, BS1 4RB$/)
    await expect(canvas.getByText('Apartment')).toBeVisible()
    await expect(canvas.getByText('ann@example.com')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    const link = canvas.getByRole('link', { name: 'Home views' })
    await expect(link).toHaveAttribute('href', 'https://homeviews.example/harbour-view')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await userEvent.click(canvas.getByRole('button', { name: 'Request Reservation' }))
    await expect(args.onRequest).toHaveBeenCalledOnce()
  },
}

/** Little is known of the home, or nothing. */
export const LittleKnown: Story = {
  render: (args) =>
    inParts(ReservationForm, args, {
      little: {
        lead: aReservationLead({
          property: anOfferedHome({
            unitType: null,
            bedrooms: 0,
            bathrooms: null,
            addressLine2: null,
            homeViewsLink: 'javascript:alert(1)',
          }),
        }),
      },
      noHome: { lead: aReservationLead({ property: null }) },
    }),
  play: async ({ canvas }) => {
    const little = partOf(canvas, 'little')
    await expect(little.queryByRole('link')).toBeNull()
    await expect(little.queryByText('Bedrooms')).toBeNull()
    await expect(little.queryByRole('img')).toBeNull()

    const noHome = partOf(canvas, 'noHome')
    await expect(noHome.getByText(/Please ask them first/)).toBeVisible()
  },
}

/** With pictures, and a failure above the button. */
export const AllStates: Story = { ...captured, args: { failure: { kind: 'offline' } } }

import { aMedia } from '@latchkey/domain/projects/project.fixtures'
import { aProperty } from '@latchkey/domain/properties/property.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { aPicture } from '../../../files/pictures.fixtures.ts'
import { CardGrid } from '../../../layout/CardGrid/CardGrid.tsx'
import { capturedOnce } from '../../../stories/captured.ts'
import { PropertyCard } from './PropertyCard.tsx'

const images = [1, 2, 3].map((id) => aMedia({ id, location: aPicture(id) }))

const meta = {
  title: 'Lettings/Properties/PropertyCard',
  id: 'lettings-propertycard',
  component: PropertyCard,
  args: { property: aProperty({ images }), onEdit: fn(), onDelete: fn() },
  decorators: [(Story) => <CardGrid>{[<Story key="card" />]}</CardGrid>],
} satisfies Meta<typeof PropertyCard>
export default meta
type Story = StoryObj<typeof meta>

/** On Manage Properties. */
export const Filled: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('Bristol, BS1 4RB')
    const sizeOf = (text: string) => Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize)
    await expect(sizeOf('£1,250.50 a month')).toBeGreaterThan(sizeOf('£250,000.00'))
    for (const text of [
      '1/3',
      'For Rent',
      '£250,000.00',
      '£1,250.50 a month',
      'Apartment',
      '2 Bedrooms',
      '1 Bathroom',
    ])
      await expect(canvas.getByText(text)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

/** With one bedroom, without bathroom, price, picture and availability. */
export const Sparse: Story = {
  args: {
    property: aProperty({
      bedrooms: 1,
      bathrooms: 0,
      purchasePrice: null,
      availability: null,
      unitType: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Bedroom')).toBeVisible()
    for (const text of [/Bathroom/, /£/, /For Rent/, /1\//]) await expect(canvas.queryByText(text)).toBeNull()
    await expect(canvas.getByText('No Image')).toBeVisible()
  },
}

/** Each availability, with long and short texts. */
export const AllStates: Story = {
  ...capturedOnce,
  decorators: [],
  render: (args) => (
    <CardGrid>
      {[1, 2, 3, 4, 5, 6, 7].map((availability) => (
        <PropertyCard
          {...args}
          key={availability}
          property={aProperty({
            availability,
            images: availability % 3 === 0 ? [] : images.slice(0, availability % 3),
            unitType: availability * 2,
            bedrooms: availability - 1,
            purchasePrice: availability % 2 === 0 ? null : 125_000 * availability,
            ...(availability === 4 && {
              name: 'The Old Print Works and Bindery, Apartment 407, Clerkenwell Green Conservation Area',
            }),
          })}
        />
      ))}
    </CardGrid>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { aPicture } from '../../files/pictures.fixtures.ts'
import { StatusLabel } from '../../data/StatusLabel/StatusLabel.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import { PictureCard } from './PictureCard.tsx'

const meta = {
  title: 'Layout/PictureCard',
  component: PictureCard,
  args: {
    title: 'Harbour View',
    picture: aPicture(),
    pictureCount: 4,
    mark: <StatusLabel tone="green">For Rent</StatusLabel>,
    children: <p>Leeds, LS1 4AP</p>,
    actions: <Button size="small">Edit</Button>,
    lastAction: (
      <Button size="small" variant="quiet-danger">
        Delete
      </Button>
    ),
  },
  render: (args) => (
    <CardGrid label="Homes">
      <PictureCard {...args} />
    </CardGrid>
  ),
} satisfies Meta<typeof PictureCard>
export default meta
type Story = StoryObj<typeof meta>

/** A home with the first of its four pictures. */
export const WithPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Harbour View' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Harbour View' })).toBeVisible()
    await expect(canvas.getByText('1/4')).toBeVisible()
  },
}

/** Without a picture: it says so, without a count. */
export const NoPicture: Story = {
  args: { picture: null, pictureCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Image')).toBeVisible()
    await expect(canvas.queryByText(/^1\//)).toBeNull()
  },
}

/** With and without a picture: their footers align. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: (args) => (
    <CardGrid label="Homes">
      <PictureCard {...args} />
      <PictureCard {...args} title="Mill Lane" picture={null} mark={undefined} />
    </CardGrid>
  ),
}

import { aMedia, aProject } from '@latchkey/domain/projects/project.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn } from 'storybook/test'
import { aPicture } from '../../../files/pictures.fixtures.ts'
import { LinkSlot } from '../../../controls/LinkSlot/LinkSlot.tsx'
import { CardGrid } from '../../../layout/CardGrid/CardGrid.tsx'
import { captured } from '../../../stories/captured.ts'
import { ProjectCard } from './ProjectCard.tsx'

const project = aProject({ units: { total: 24, toLet: 6 }, media: aMedia({ location: aPicture(1) }) })

const meta = {
  title: 'Lettings/Projects/ProjectCard',
  id: 'lettings-projectcard',
  component: ProjectCard,
  args: {
    project,
    embedCode: '<iframe src="https://explorer.example/embed/6f8a"></iframe>',
    unitsLink: <LinkSlot href="#units" />,
    onEdit: fn(),
    onDelete: fn(),
  },
  decorators: [(Story) => <CardGrid>{[<Story key="card" />]}</CardGrid>],
} satisfies Meta<typeof ProjectCard>
export default meta
type Story = StoryObj<typeof meta>

/** On Manage Projects. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step, canvasElement }) => {
    await step('a project in the property explorer: its embed code can be copied', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await userEvent.click(canvas.getByRole('button', { name: 'Copy embed code of River Court' }))
      await expect(write).toHaveBeenCalledWith(args.embedCode)
    })

    await expect(canvas.getByRole('heading', { name: 'River Court' })).toBeVisible()
    await expect(canvas.getByText('1 Quayside')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('Bristol, BS1 4RB')
    await expect(canvas.getByText('24 units · 6 to let')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View Units' })).toHaveAttribute('href', '#units')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for River Court' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

/** Without a picture, and not in the explorer. */
export const NoImage: Story = {
  args: { project: aProject({ media: null, mediaId: null }), embedCode: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Image')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /embed code/ })).toBeNull()
  },
}

/** With everything, without a picture, with a long name and with the name only. */
export const AllStates: Story = {
  ...captured,
  decorators: [],
  render: (args) => (
    <CardGrid>
      <ProjectCard {...args} />
      <ProjectCard {...args} project={aProject({ media: null })} embedCode={null} />
      <ProjectCard
        {...args}
        project={aProject({
          name: 'The Old Print Works and Bindery, Clerkenwell Green Conservation Area',
          addressLine1: '112-118 Clerkenwell Green, Finsbury',
          media: aMedia({ location: aPicture(2) }),
        })}
      />
      <ProjectCard
        {...args}
        embedCode={null}
        project={aProject({
          name: 'Plot 3',
          addressLine1: null,
          city: '',
          postcode: null,
          country: null,
          media: null,
        })}
      />
    </CardGrid>
  ),
}

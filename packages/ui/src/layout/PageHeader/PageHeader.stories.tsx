import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, Download, Plus, Upload } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { LinkButton } from '../../controls/LinkButton/LinkButton.tsx'
import { Banner } from '../../overlays/Banner/Banner.tsx'
import { captured } from '../../stories/captured.ts'
import { Stack } from '../Stack/Stack.tsx'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Enquiries' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

/** The header of a list. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  },
}

/** The header of the units of a project: a link back, and four actions. */
export const WithActions: Story = {
  args: {
    title: 'Ancoats Wharf Units',
    above: (
      <LinkButton href="#projects" variant="quiet" size="small" icon={<ArrowLeft aria-hidden />}>
        Back to Projects
      </LinkButton>
    ),
    subtitle: '48 units, 12 for rent',
    actions: (
      <>
        <Button icon={<Download aria-hidden />}>Download</Button>
        <Button icon={<Upload aria-hidden />}>Upload</Button>
        <Button variant="primary" icon={<Plus aria-hidden />}>
          Create New
        </Button>
      </>
    ),
  },
}

/** The title has the same height on every page, with or without actions. */
export const OneHeight: Story = {
  render: () => (
    <>
      <article>
        <PageHeader title="Viewings" />
      </article>
      <article>
        <PageHeader title="Enquiries" actions={<Button variant="primary">Create New</Button>} />
      </article>
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('heading', { level: 1 })
      .map((title) => [title.offsetHeight, title.closest('header')?.offsetHeight])
    await expect(heights[0]).toEqual(heights[1])
    await expect(heights[0]?.[0]).toBe(heights[0]?.[1])
  },
}

/** Notices of a page are above it, and take no space while there are none. */
export const BelowNotices: Story = {
  render: ({ title }) => (
    <>
      <article>
        <Stack>{null}</Stack>
        <PageHeader title={title} />
      </article>
      <article>
        <Stack>
          <Banner tone="warning">You are offline.</Banner>
        </Stack>
        <PageHeader title={title} />
      </article>
    </>
  ),
  play: async ({ canvas }) => {
    const gaps = canvas.getAllByRole('heading', { level: 1 }).map((title) => {
      const header = title.closest('header')
      const notices = header?.previousElementSibling
      return (header?.getBoundingClientRect().top ?? 0) - (notices?.getBoundingClientRect().bottom ?? 0)
    })
    await expect(gaps).toEqual([0, 16])
  },
}

/** With all parts. */
export const AllStates: Story = { ...captured, args: WithActions.args }

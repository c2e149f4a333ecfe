import { aView, SHARED_VIEW } from '@latchkey/domain/views/view.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

const OWN = aView()
const PINNED = aView({ id: 3, name: 'Awaiting answer', isPinned: true })
const LONG = aView({ id: 4, name: LONG_NAME, isPinned: true })

const meta = {
  title: 'Lettings/Views/ViewsMenu',
  id: 'lettings-viewsmenu',
  component: ViewsMenu,
  args: {
    views: [OWN, SHARED_VIEW, PINNED],
    phase: 'ready',
    onApply: fn(),
    onLeave: fn(),
    onSave: fn(),
    onUpdate: fn(),
    onManage: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <Inline>
      <ViewsMenu {...args} />
    </Inline>
  ),
} satisfies Meta<typeof ViewsMenu>
export default meta
type Story = StoryObj<typeof meta>

/** Every view is in the menu. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await step('a view', async () => {
      await choose(OWN.name)
      await expect(args.onApply).toHaveBeenLastCalledWith(OWN)
    })
    await step('a new one', async () => {
      await choose('Save this view…')
      await expect(args.onSave).toHaveBeenCalledOnce()
    })
    await step('all of them', async () => {
      await choose('Manage views…')
      await expect(args.onManage).toHaveBeenCalledOnce()
    })
  },
}

/** A pinned view is a button, which applies and leaves the view. */
export const Pinned: Story = {
  args: { applied: { view: PINNED, isChanged: false, isOwn: true } },
  play: async ({ args, canvas, userEvent }) => {
    const pinned = canvas.getByRole('button', { name: PINNED.name })
    await expect(pinned).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(pinned)
    await expect(args.onLeave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await expect(await screen.findByRole('menuitem', { name: new RegExp(PINNED.name) })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: /Update/ })).not.toBeInTheDocument()
  },
}

/** A view whose list was changed is marked, and can be applied again or updated. */
export const Changed: Story = {
  args: { applied: { view: OWN, isChanged: true, isOwn: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: `${OWN.name} Changed` })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await expect(args.onApply).toHaveBeenLastCalledWith(OWN)
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: `Update "${OWN.name}"` }))
    await expect(args.onUpdate).toHaveBeenCalledOnce()
  },
}

/** A colleague's view cannot be updated here. */
export const SharedByOther: Story = {
  args: { applied: { view: SHARED_VIEW, isChanged: true, isOwn: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await expect(await screen.findByRole('menuitem', { name: `${SHARED_VIEW.name} (changed)` })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: /Update/ })).not.toBeInTheDocument()
  },
}

/** Before the first response. */
export const Loading: Story = {
  args: { views: [], phase: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await expect(await screen.findByText('Loading views…')).toBeVisible()
  },
}

/** There are no views: the first one can be saved here. */
export const Empty: Story = {
  args: { views: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await expect(await screen.findByText('There are no views of this list yet.')).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Manage views…' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save this view…' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** They could not be loaded. */
export const Failed: Story = {
  args: { views: [], phase: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await expect(await screen.findByText('The views could not be loaded.')).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Buttons without room are hidden, and never wrap to another line. */
export const WithoutRoom: Story = {
  args: { views: [LONG, aView({ id: 5, name: `${LONG_NAME} II`, isPinned: true }), PINNED] },
  decorators: [(Story) => <div style={{ inlineSize: '28rem', maxInlineSize: '100%' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement)
    const group = canvas.getByRole('group', { name: 'Pinned views' })
    const { height } = group.getBoundingClientRect()
    await expect(height).toBeLessThan(44)
  },
}

/** On a phone, only the menu. */
export const Narrow: Story = {
  ...narrowest,
  args: { views: [LONG, PINNED] },
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement)
    await expect(canvas.queryByRole('group', { name: 'Pinned views' })).not.toBeInTheDocument()
  },
}

/** Without an applied view, with pinned views, and with a changed one. */
export const AllStates: Story = {
  ...captured,
  render: (args) => (
    <Stack>
      <Inline>
        <ViewsMenu {...args} views={[]} />
      </Inline>
      <Inline>
        <ViewsMenu {...args} applied={{ view: PINNED, isChanged: false, isOwn: true }} />
      </Inline>
      <Inline>
        <ViewsMenu {...args} applied={{ view: PINNED, isChanged: true, isOwn: true }} />
      </Inline>
    </Stack>
  ),
}

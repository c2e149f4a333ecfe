import { aKey } from '@latchkey/domain/integrations/keys/key.fixtures'
import { keyFormDraftOf } from '@latchkey/domain/integrations/keys/key.draft'
import { PERMISSIONS, type Permission } from '@latchkey/domain/permissions/permission.enums'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'

const meta = {
  title: 'Lettings/Integrations/CreateKeyDialog',
  id: 'lettings-createkeydialog',
  component: CreateKeyDialog,
  tags: ['!stable', 'new'],
  args: {
    isOpen: true,
    rights: new Set<Permission>(PERMISSIONS),
    today: '2026-03-02',
    onSubmit: fn(),
    onCloseRequest: fn(),
    guard: fn(),
  },
  parameters: ownFrame,
} satisfies Meta<typeof CreateKeyDialog>
export default meta
type Story = StoryObj<typeof meta>
type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>

async function choose({ userEvent }: Playing, field: string, option: string) {
  const select = await screen.findByRole('combobox', { name: field })
  await userEvent.click(select)
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await waitFor(() => expect(select).toHaveTextContent(option))
}

/** A key begins with nothing, for a year. */
export const Filling: Story = {
  ...capturedOnce,
  play: async ({ args, userEvent, step }) => {
    await step('a key that may do nothing is not made', async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Website')
      await userEvent.click(screen.getByRole('button', { name: 'Create key' }))
      await expect(screen.getByText('This is required')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('an area is chosen', async () => {
      await choose({ userEvent }, 'Listings', 'Read')
      await choose({ userEvent }, 'Intake', 'Read and change')
      await userEvent.click(screen.getByRole('button', { name: 'Create key' }))
      await expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Website',
        areas: { listings: 'read', intake: 'change' },
        term: 'year',
        expiresOn: '',
      })
    })
  },
}

/** The last day is asked for only where a key expires on a date; it is later than today. */
export const OnADate: Story = {
  args: { saved: keyFormDraftOf(aKey({ expiresOn: null })) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Edit key' })).toBeVisible()
    await expect(screen.queryByRole('textbox', { name: 'Last day' })).toBeNull()
    await choose({ userEvent }, 'Expires', 'On a date')
    const day = await screen.findByRole('textbox', { name: 'Last day' })
    await userEvent.type(day, '02/03/2026')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Date must be in the future')).toBeVisible()
    await userEvent.clear(day)
    await userEvent.type(day, '03/03/2026')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ term: 'date', expiresOn: '2026-03-03' }),
    )
  },
}

/** Nobody gives a key what he may not do himself. */
export const LacksPermission: Story = {
  args: { rights: new Set<Permission>(['integrations-manage', 'viewings-view']) },
  play: async ({ userEvent }) => {
    const enquiries = await screen.findByRole('combobox', { name: 'Enquiries' })
    await expect(enquiries).toBeDisabled()
    await expect(enquiries).toHaveAccessibleDescription('You do not have the permission yourself.')
    const viewings = screen.getByRole('combobox', { name: 'Viewings' })
    await expect(viewings).toBeEnabled()
    await userEvent.click(viewings)
    await expect(await screen.findByRole('option', { name: 'Read and change' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** A user can remove a right that they may not grant. */
export const TakesAway: Story = {
  args: {
    rights: new Set<Permission>(['integrations-manage', 'viewings-view']),
    saved: keyFormDraftOf(aKey({ areas: { enquiries: 'read', viewings: 'read' } })),
  },
  play: async ({ args, userEvent }) => {
    const enquiries = await screen.findByRole('combobox', { name: 'Enquiries' })
    await expect(enquiries).toHaveAccessibleDescription('You do not have the permission yourself.')
    await choose({ userEvent }, 'Enquiries', 'Nothing')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ areas: { viewings: 'read' } }))
  },
}

/** An edit that leaves an area as a colleague gave it gives it too: what was refused is named beside its choice. */
export const AreaRefused: Story = {
  args: {
    rights: new Set<Permission>(['integrations-manage', 'viewings-view']),
    saved: keyFormDraftOf(aKey({ areas: { enquiries: 'read', viewings: 'change' } })),
    serverErrors: { 'areas.enquiries': ['invalid'], 'areas.viewings': ['invalid'] },
  },
  play: async ({ userEvent }) => {
    const words = 'You do not have the permission yourself.'
    const [enquiries, viewings, listings] = await Promise.all(
      ['Enquiries', 'Viewings', 'Listings'].map((name) => screen.findByRole('combobox', { name })),
    )
    for (const refused of [enquiries, viewings]) {
      await expect(refused).toBeInvalid()
      await expect(refused).toHaveAccessibleDescription(words)
    }
    await expect(listings).toBeValid()
    await choose({ userEvent }, 'Enquiries', 'Nothing')
    await waitFor(() => expect(viewings).toBeValid())
  },
}

/** Another key in use has the name. */
export const Taken: Story = {
  args: { serverErrors: { name: ['unique'] } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('A key in use has this name already')).toBeVisible())
  },
}

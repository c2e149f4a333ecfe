import { SOME_SOURCES } from '@latchkey/domain/integrations/sources/source.fixtures'
import type { Tried as TriedExample } from '@latchkey/domain/integrations/sources/source.contract'
import { emptySourceDraft, sourceFormDraftOf } from '@latchkey/domain/integrations/sources/source.form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { SourceForm } from './SourceForm.tsx'

const TRIED: TriedExample = {
  fields: { firstName: 'Guest', email: 'ann@example.com', notes: '<b>Hello</b>' },
  problems: [
    { field: 'phone', name: 'missing' },
    { field: 'lastName', name: 'required' },
  ],
}

const meta = {
  title: 'Lettings/Integrations/SourceForm',
  id: 'lettings-sourceform',
  component: SourceForm,
  tags: ['!stable', 'new'],
  args: {
    isOpen: true,
    onTry: fn(() => Promise.resolve(TRIED)),
    onSubmit: fn(),
    onCloseRequest: fn(),
    guard: fn(),
  },
  parameters: ownFrame,
} satisfies Meta<typeof SourceForm>
export default meta
type Story = StoryObj<typeof meta>
type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>

async function choose({ userEvent }: Playing, field: string, option: string) {
  const select = await screen.findByRole('combobox', { name: field })
  await userEvent.click(select)
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await waitFor(() => expect(select).toHaveTextContent(option))
}

const enter = async ({ userEvent }: Playing, field: string, text: string) => {
  const box = await screen.findByRole('textbox', { name: field })
  await userEvent.clear(box)
  await userEvent.click(box)
  await userEvent.paste(text)
}

/** A portal has a format of its own. */
export const Portal: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add source' }))
    await expect(await screen.findByText('This is required')).toBeVisible()
    await enter({ userEvent }, 'Name', ' Zoopla ')
    await choose({ userEvent }, 'Format', 'Zoopla lead push')
    await expect(screen.queryByRole('combobox', { name: 'Email from' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Add source' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...emptySourceDraft(),
      name: ' Zoopla ',
      format: 'zoopla',
    })
  },
}

/** Each field comes from a place in the message, or has the same text for each. */
export const Mapping: Story = {
  play: async ({ args, userEvent, step }) => {
    await enter({ userEvent }, 'Name', 'Own website')
    await choose({ userEvent }, 'Format', 'Own mapping')
    await step('a mapping needs a field', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add source' }))
      await expect(await screen.findByText('Say where at least one field comes from')).toBeVisible()
    })
    await step('what is no pointer is refused', async () => {
      await choose({ userEvent }, 'Email from', 'JSON Pointer')
      await enter({ userEvent }, 'Email: JSON Pointer', 'person/mail')
      await userEvent.click(screen.getByRole('button', { name: 'Add source' }))
      await expect(await screen.findByText('This is not a JSON Pointer, such as /person/mail')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('it is saved', async () => {
      await enter({ userEvent }, 'Email: JSON Pointer', '/person/mail')
      await choose({ userEvent }, 'First Name from', 'Fixed text')
      await enter({ userEvent }, 'First Name: Fixed text', 'Guest')
      await userEvent.click(screen.getByRole('button', { name: 'Add source' }))
      await expect(args.onSubmit).toHaveBeenCalledWith({
        ...emptySourceDraft(),
        name: 'Own website',
        format: 'mapping',
        'mapping.email': { pointer: '/person/mail' },
        'mapping.firstName': { text: 'Guest' },
      })
    })
  },
}

const saved = sourceFormDraftOf(SOME_SOURCES[0] ?? { name: '', format: 'mapping' })

/** An example is tried before anything is saved, and each of its fields is shown. */
export const Tried: Story = {
  ...capturedOnce,
  args: { saved },
  play: async ({ args, userEvent, step }) => {
    await expect(await screen.findByRole('dialog', { name: 'Edit source' })).toBeVisible()
    await step('an example is an object', async () => {
      await enter({ userEvent }, 'Paste an example', '[1]')
      await userEvent.click(screen.getByRole('button', { name: 'Try' }))
      await expect(await screen.findByText('This is not an object of JSON')).toBeVisible()
      await expect(args.onTry).not.toHaveBeenCalled()
    })
    await step('its fields and problems are named, and markup is text', async () => {
      await enter({ userEvent }, 'Paste an example', '{"person": {"mail": "ann@example.com"}}')
      await userEvent.click(screen.getByRole('button', { name: 'Try' }))
      await expect(await screen.findByText('<b>Hello</b>')).toBeVisible()
      await expect(screen.getByText('Phone: This place is not in the example')).toBeVisible()
      await expect(screen.getByText('Last Name: This is required')).toBeVisible()
      await expect(args.onTry).toHaveBeenCalledWith(
        {
          format: 'mapping',
          mapping: { email: { pointer: '/person/mail' }, firstName: { text: 'Guest' } },
        },
        { person: { mail: 'ann@example.com' } },
      )
    })
    await step('a mapping that breaks a rule is not tried', async () => {
      await enter({ userEvent }, 'Email: JSON Pointer', 'mail')
      await userEvent.click(screen.getByRole('button', { name: 'Try' }))
      await expect(await screen.findByText('Correct where the fields come from first')).toBeVisible()
      await expect(args.onTry).toHaveBeenCalledOnce()
    })
  },
}

/** The example fits; the name belongs to another source. */
export const NameTaken: Story = {
  args: {
    saved,
    serverErrors: { name: ['unique'] },
    onTry: fn(() => Promise.resolve({ fields: { firstName: 'Ann' }, problems: [] })),
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Another source has this name already')).toBeVisible()
    await enter({ userEvent }, 'Paste an example', '{}')
    await userEvent.click(screen.getByRole('button', { name: 'Try' }))
    await expect(await screen.findByText('It becomes a lead.')).toBeVisible()
  },
}

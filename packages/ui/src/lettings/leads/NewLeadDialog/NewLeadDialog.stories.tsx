import { createNewLeadForm } from '@latchkey/domain/leads/new-lead.form'
import { createdLeadValues, type NewLeadValues } from '@latchkey/domain/leads/new-lead-values'
import { emptyPropertyDraft } from '@latchkey/domain/leads/lead.draft'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { LeadObstacle } from '@latchkey/domain/leads/lead-obstacle'
import type { FoundHome } from '@latchkey/domain/search/search.contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { expectToFit } from '../../../stories/long-text.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { anOpenedRecord, asInAnEditor } from '../../opened-record.fixtures.ts'
import { NewLeadDialog } from './NewLeadDialog.tsx'

const home = (id: number, projectName: string): FoundHome => ({
  id,
  projectId: 1,
  projectName,
  name: 'Plot 7',
  postcode: 'LS1 4AP',
  availability: 1,
})
const HOMES = [home(7, 'Tannery Wharf'), home(8, 'Harbour Quay')]

const anOpenedForm = () => {
  const opened = anOpenedRecord<LeadRecord, NewLeadValues, LeadObstacle>({
    createForm: createNewLeadForm,
    valuesOf: createdLeadValues,
  })('new')
  return opened as typeof opened & { readonly form: ReturnType<typeof createNewLeadForm> }
}
const opened = anOpenedForm()

const meta = {
  title: 'Lettings/Leads/NewLeadDialog',
  id: 'lettings-newleaddialog',
  component: NewLeadDialog,
  args: {
    isOpen: true,
    opened,
    agents: [{ id: 1, name: 'Alex Morgan', username: 'agent@latchkey.example' }],
    userId: 1,
    handlers: [
      { id: 1, name: 'Grace Patel' },
      { id: 2, name: 'Alex Morgan' },
    ],
    homeSearch: {
      homes: HOMES,
      hasMore: false,
      hasNone: false,
      onType: fn(),
      onChoose: fn((chosen: FoundHome) =>
        opened.form.linkHome({ ...emptyPropertyDraft(), ...chosen, city: 'Leeds' }),
      ),
    },
    onSave: fn(),
    onSaveAnyway: fn(),
    onObstacleClose: fn(),
    onClose: fn(),
  },
  beforeEach: asInAnEditor,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof NewLeadDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogHere = async () => within(await screen.findByRole('dialog', { name: 'Enquiry Details' }))
const sentBy = (save: () => void) => mocked(save).mock.results.at(-1)?.value as unknown

/** By the keyboard alone: the first field has the focus, and the arrows choose a home, which fills in its address. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await dialogHere()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'First Name' })).toHaveFocus())
    for (const text of ['Bo', 'Ng', '020 7946 0000', 'bo@example.com']) {
      await userEvent.keyboard(text)
      await userEvent.tab()
    }
    const name = dialog.getByRole('combobox', { name: 'Property Name' })
    await expect(name).toHaveFocus()
    await userEvent.keyboard('plot')
    await expect(args.homeSearch?.onType).toHaveBeenLastCalledWith('plot')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(name).toHaveValue('Plot 7')
    await expect(name).toHaveAccessibleDescription('This home is in stock. Its address is filled in.')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    // The simulated Enter finds no button outside the form.
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(sentBy(args.onSave)).toMatchObject({
      firstName: 'Bo',
      email: 'bo@example.com',
      status: 1,
      propertyId: 8,
      'property.city': 'Leeds',
      handlerUserId: null,
      sendQuestionnaire: true,
    })
  },
}

/** A home that is reserved, sold or rented is chosen with the warning that a reservation would be refused. */
export const TakenHome: Story = {
  args: { homeSearch: { ...meta.args.homeSearch, homes: [{ ...home(9, 'Harbour Quay'), availability: 2 }] } },
  play: async ({ userEvent }) => {
    const dialog = await dialogHere()
    const name = await dialog.findByRole('combobox', { name: 'Property Name' })
    await userEvent.type(name, 'plot')
    await userEvent.click(await screen.findByRole('option'))
    await expect(name).toHaveAccessibleDescription(/It is reserved: no reservation can be sent for it\.$/)
    await userEvent.type(name, 'x')
    await expect(name).toHaveAccessibleDescription(/^Type a name/)
  },
}

/** More homes match than are listed: it is said below them, and with their number. */
export const ManyHomes: Story = {
  args: { homeSearch: { ...meta.args.homeSearch, hasMore: true } },
  play: async ({ userEvent }) => {
    const dialog = await dialogHere()
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Property Name' }), 'plot')
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
    const many = 'Many match. Keep typing to narrow it down.'
    await expect(screen.getByText(many)).toBeVisible()
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining(`2 suggestions. ${many}`),
      ),
    )
  },
}

/** Nothing in stock has the typed name. */
export const NoHomeFound: Story = {
  args: { homeSearch: { ...meta.args.homeSearch, homes: [], hasNone: true } },
  play: async ({ userEvent }) => {
    const dialog = await dialogHere()
    const name = await dialog.findByRole('combobox', { name: 'Property Name' })
    await expect(name).toHaveAccessibleDescription(/^Type a name/)
    await userEvent.type(name, 'Elm House')
    await expect(name).toHaveAccessibleDescription('Nothing found for "Elm House". It is kept as typed.')
  },
}

/** A home that is not in stock stays as typed; the handler, the source and the email are chosen. */
export const Choices: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await dialogHere()
    for (const [role, label, text] of [
      ['textbox', 'First Name', 'Bo'],
      ['textbox', 'Last Name', 'Ng'],
      ['textbox', 'Phone', '020 7946 0000'],
      ['textbox', 'Email', 'bo@example.com'],
      ['combobox', 'Property Name', 'Elm House'],
    ] as const)
      await userEvent.type(dialog.getByRole(role, { name: label }), text)
    await userEvent.click(dialog.getByRole('combobox', { name: /^Where did you hear/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Property Portal' }))
    await expect(dialog.getByRole('combobox', { name: 'Handler' })).toHaveTextContent('Me')
    await userEvent.click(dialog.getByRole('combobox', { name: 'Handler' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Alex Morgan' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Email the questionnaire' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(sentBy(args.onSave)).toMatchObject({
      'property.name': 'Elm House',
      propertyId: null,
      whereDidYouHearAboutProperty: 5,
      handlerUserId: 2,
      sendQuestionnaire: false,
    })
  },
}

/** For a user who sees no homes and gives no leads to others: the home is any text. */
export const WithoutPermissions: Story = {
  args: { homeSearch: undefined, handlers: undefined },
  play: async () => {
    const dialog = await dialogHere()
    await expect(await dialog.findByRole('textbox', { name: 'Property Name' })).toBeRequired()
    await expect(dialog.getByRole('combobox', { name: 'Handler' })).toBeDisabled()
    await expect(dialog.getByRole('combobox', { name: 'Handler' })).toHaveTextContent('Me')
  },
}

/** Without an answer to the creation, what a repeat would not save cannot be changed; everything else can. */
export const Unanswered: Story = {
  args: { isUnanswered: true },
  play: async ({ userEvent }) => {
    const dialog = await dialogHere()
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please save again.')
    await expect(dialog.getByRole('combobox', { name: 'Property Name' })).toHaveAttribute('readonly')
    for (const name of [/^Where did you hear/, 'Handler'])
      await expect(dialog.getByRole('combobox', { name })).toBeDisabled()
    await expect(dialog.getByRole('checkbox', { name: 'Email the questionnaire' })).toBeDisabled()
    const notes = dialog.getByRole('textbox', { name: 'Notes' })
    await userEvent.type(notes, 'Called twice')
    await expect(notes).toHaveValue('Called twice')
  },
}

/** The other fields are behind a button, which an error in one of them opens; another status mails no questions. */
export const MoreDetails: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('closing asks first', async () => {
      const dialog = await dialogHere()
      await userEvent.type(await dialog.findByRole('textbox', { name: 'First Name' }), 'Bo')
      await userEvent.keyboard('{Escape}')
      const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
      await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(args.onClose).not.toHaveBeenCalled()
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
    })

    const dialog = await dialogHere()
    const more = await dialog.findByRole('button', { name: 'More details' })
    await expect(dialog.queryByRole('radio')).toBeNull()
    await step('another status', async () => {
      await userEvent.click(more)
      await userEvent.click(dialog.getByRole('radio', { name: 'Viewing scheduled' }))
      await expect(dialog.getByRole('checkbox', { name: 'Email the questionnaire' })).toBeDisabled()
      await userEvent.click(more)
      await expect(dialog.queryByRole('radio')).toBeNull()
    })
    await step('its missing date', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(sentBy(args.onSave)).toBeNull()
      await waitFor(() => expect(dialog.getByLabelText('Viewing Date')).toBeInvalid())
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'First Name' })).toHaveFocus())
    })
  },
}

/** On a narrow phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w280' } },
  play: async ({ userEvent }) => {
    const dialog = await dialogHere()
    await userEvent.click(await dialog.findByRole('button', { name: 'More details' }))
    await expectToFit(await screen.findByRole('dialog'))
  },
}

/** At rest. */
export const AllStates: Story = { ...captured }

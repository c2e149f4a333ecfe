import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, screen, waitFor } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { afterTimers } from '../../stories/after-timers.ts'
import { coarsePointer } from '../../stories/coarse-pointer.ts'
import { capturedInForcedColours } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { LONG_NAME, expectToFit, narrowest } from '../../stories/long-text.ts'
import { Select } from './Select.tsx'

const AGENTS = [
  { value: 1, label: 'amara@latchkey.example' },
  { value: 2, label: 'ben@latchkey.example' },
  { value: 3, label: 'catrin@latchkey.example' },
]

const handleChange = fn()
const handleBlur = fn()

const meta = {
  title: 'Controls/Select',
  component: Select,
  args: { options: AGENTS, value: null, onChange: handleChange, 'aria-label': 'Agent' },
  beforeEach: () => {
    handleChange.mockClear()
    handleBlur.mockClear()
  },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <Select
          {...args}
          value={value}
          onChange={(next: string | number | null) => {
            hold(next)
            handleChange(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

const option = (name: string) => screen.getByRole('option', { name })
const isFocused = (name: string) => waitFor(() => expect(option(name)).toHaveFocus())

/** Nothing is chosen yet; after that, the choice can be changed but not cleared. */
export const Empty: Story = {
  args: { placeholder: 'Choose an agent' },
  play: async ({ canvas, step, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Agent' })
    await expect(select).toHaveTextContent('Choose an agent')
    await step('by mouse', async () => {
      await userEvent.click(select)
      await userEvent.click(await screen.findByRole('option', { name: 'ben@latchkey.example' }))
      await expect(handleChange).toHaveBeenLastCalledWith(2)
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
      await expect(select).toHaveTextContent('ben@latchkey.example')
    })
    await step('by typing the first letters', async () => {
      select.focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('listbox', { name: 'Agent' })
      await userEvent.keyboard('cat')
      await waitFor(() => expect(option('catrin@latchkey.example')).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(handleChange).toHaveBeenLastCalledWith(3)
      await waitFor(() => expect(select).toHaveFocus())
    })
    await step('a press that is released over an option chooses it', async () => {
      await userEvent.pointer({
        keys: '[MouseLeft>]',
        target: canvas.getByRole('combobox', { name: 'Agent' }),
      })
      await screen.findByRole('listbox')
      // A shorter press is one on the field alone.
      await afterTimers(450)
      const ben = option('ben@latchkey.example')
      await userEvent.pointer([{ target: ben }, { keys: '[/MouseLeft]', target: ben }])
      await expect(handleChange).toHaveBeenLastCalledWith(2)
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    })
  },
}

/** Leaving the field, by Tab or by a press in another one. */
export const Left: Story = {
  args: { onBlur: handleBlur },
  decorators: [
    (Story) => (
      <>
        <Story />
        <input aria-label="Another field" />
      </>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab chooses the focused option, as in a native select, and moves on', async () => {
      const select = canvas.getByRole('combobox', { name: 'Agent' })
      select.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(option('amara@latchkey.example')).toHaveFocus())
      await expect(handleBlur).not.toHaveBeenCalled()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(option('ben@latchkey.example')).toHaveFocus())
      await userEvent.tab()
      await expect(handleChange).toHaveBeenLastCalledWith(2)
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
      await expect(canvas.getByRole('textbox', { name: 'Another field' })).toHaveFocus()
      await waitFor(() => expect(handleBlur).toHaveBeenCalled())
    })
    await step('a press in another field closes the list, and counts as leaving', async () => {
      clearAllMocks()
      await userEvent.click(canvas.getByRole('combobox', { name: 'Agent' }))
      await screen.findByRole('listbox')
      await expect(handleBlur).not.toHaveBeenCalled()
      const other = canvas.getByRole('textbox', { name: 'Another field' })
      await userEvent.click(other)
      await expect(other).toHaveFocus()
      await waitFor(() => expect(handleBlur).toHaveBeenCalledOnce())
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    })
  },
}

/** By touch the device shows the options; a choice can be cleared if the field may be empty. */
export const ByFinger: Story = {
  args: { isClearable: true, clearLabel: 'Nobody', onBlur: handleBlur },
  beforeEach: coarsePointer,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Agent' })
    await expect(select).toHaveDisplayValue('Nobody')
    await userEvent.selectOptions(select, 'ben@latchkey.example')
    await expect(handleChange).toHaveBeenLastCalledWith(2)
    await expect(select).toHaveDisplayValue('ben@latchkey.example')
    await userEvent.selectOptions(select, 'Nobody')
    await expect(handleChange).toHaveBeenLastCalledWith(null)
    await expect(screen.queryByRole('listbox')).toBeNull()
    select.blur()
    await expect(handleBlur).toHaveBeenCalledOnce()
  },
}

/** The arrows stop at both ends; Home, End and letters move too, and Escape changes nothing. */
export const Keys: Story = {
  args: { value: 2 },
  play: async ({ canvas, step, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Agent' })
    select.focus()
    await step('a letter chooses while the list is closed', async () => {
      await userEvent.keyboard('c')
      await expect(handleChange).toHaveBeenLastCalledWith(3)
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    })
    await step('an arrow opens the list at the choice', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await screen.findByRole('listbox')
      await isFocused('catrin@latchkey.example')
      await userEvent.keyboard('{ArrowDown}')
      await isFocused('catrin@latchkey.example')
      await userEvent.keyboard('{Home}')
      await isFocused('amara@latchkey.example')
      await userEvent.keyboard('{ArrowUp}')
      await isFocused('amara@latchkey.example')
    })
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(select).toHaveFocus())
      await expect(select).toHaveTextContent('catrin@latchkey.example')
      await expect(handleChange).toHaveBeenCalledOnce()
    })
    await step('a press on the open field closes the list', async () => {
      await userEvent.click(select)
      await expect(await screen.findByRole('listbox')).toBeVisible()
      await userEvent.click(select)
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
      await waitFor(() => expect(select).toHaveFocus())
    })
  },
}

const YEARS = {
  'aria-label': 'Year',
  options: Array.from({ length: 60 }, (_, index) => ({ value: 1970 + index, label: String(1970 + index) })),
  value: 2026,
}

/** A list longer than its surface opens at the choice; Page Up and Page Down move by ten. */
export const Many: Story = {
  args: YEARS,
  play: async ({ canvas, userEvent, step }) => {
    await step('opened at the choice', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Year' }))
      const list = await screen.findByRole('listbox')
      const chosen = option('2026')
      await waitFor(() => expect(chosen).toHaveFocus())
      const [frame, shown] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
      await expect(shown.top).toBeGreaterThanOrEqual(frame.top)
      await expect(shown.bottom).toBeLessThanOrEqual(frame.bottom)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    })
    await step(
      'Page Up and Page Down stop at both ends; Alt with Arrow Up chooses and closes the list',
      async () => {
        const select = canvas.getByRole('combobox', { name: 'Year' })
        select.focus()
        await userEvent.keyboard('{Enter}')
        await isFocused('2026')
        const scrolled = fn()
        addEventListener('keydown', (event) => scrolled(event.defaultPrevented), { once: true })
        await userEvent.keyboard('{PageDown}')
        await isFocused('2029')
        await expect(scrolled).toHaveBeenCalledWith(true)
        await userEvent.keyboard('{PageUp}')
        await isFocused('2019')
        await userEvent.keyboard('{ArrowUp}')
        await isFocused('2018')
        await userEvent.keyboard('{Home}{PageUp}')
        await isFocused('1970')
        await userEvent.keyboard('{PageDown}')
        await isFocused('1980')
        await expect(handleChange).not.toHaveBeenCalled()
        await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
        await expect(handleChange).toHaveBeenLastCalledWith(1980)
        await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
        await waitFor(() => expect(select).toHaveFocus())
      },
    )
  },
}

/** A filter, which can be cleared. */
export const Clearable: Story = {
  args: {
    'aria-label': 'Bedrooms',
    options: [{ value: 1, label: '1 bedroom' }],
    value: 1,
    isClearable: true,
    clearLabel: 'Any',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Bedrooms' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Any' }))
    await expect(handleChange).toHaveBeenLastCalledWith(null)
  },
}

/** Two groups of options with headings; one option is disabled. */
export const Grouped: Story = {
  args: {
    'aria-label': 'Unit type',
    options: [
      {
        heading: 'Homes',
        options: [
          { value: 'flat', label: 'Apartment' },
          { value: 'house', label: 'Townhouse' },
        ],
      },
      { heading: 'Land', options: [{ value: 'lot', label: 'Residential Lot', isDisabled: true }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Unit type' }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Homes' })).toBeVisible())
    await expect(screen.getByRole('option', { name: 'Residential Lot' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(screen.getByRole('option', { name: 'Townhouse' }))
    await expect(handleChange).toHaveBeenLastCalledWith('house')
  },
}

/** Two people of one name: a second line tells them apart, in the field too. */
export const Alike: Story = {
  args: {
    options: [
      { value: 1, label: 'Me' },
      { value: 2, label: 'Alex Morgan', detail: 'alex@latchkey.example' },
      { value: 3, label: 'Alex Morgan', detail: 'a.morgan@latchkey.example' },
    ],
    value: 2,
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Agent' })
    await expect(select).toHaveTextContent('Alex Morgan alex@latchkey.example')
    await userEvent.click(select)
    await userEvent.click(
      await screen.findByRole('option', { name: 'Alex Morgan a.morgan@latchkey.example' }),
    )
    await expect(select).toHaveTextContent('Alex Morgan a.morgan@latchkey.example')
  },
}

/** In a form: the field and its list both have the name of the field. */
export const InField: Story = {
  render: (args) => (
    <Field label="Who shows the home">
      <Select options={AGENTS} value={args.value} onChange={handleChange} />
    </Field>
  ),
  args: { value: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Who shows the home' }))
    const list = await screen.findByRole('listbox', { name: 'Who shows the home' })
    await waitFor(() => expect(list).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/** Disabled while its list is open, as by a save: the list closes, and stays closed when the field is enabled again. */
export const DisabledWhileOpen: Story = {
  render: (args) => (
    <Stateful start={false}>
      {(isBusy, hold) => (
        <>
          <Select {...args} onChange={handleChange} isClearable={false} isDisabled={isBusy} />
          <button type="button" onClick={() => hold(!isBusy)}>
            Save
          </button>
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(canvas.getByRole('combobox', { name: 'Agent' }))
    await expect(await screen.findByRole('listbox')).toBeVisible()
    // Without a press, which would close the list by itself.
    save.click()
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    save.click()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Agent' })).toBeEnabled())
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

/** A long option, chosen and in the open list, on the narrowest screen. */
export const LongOptions: Story = {
  ...narrowest,
  args: { options: [...AGENTS, { value: 4, label: LONG_NAME }], value: 4 },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Agent' })
    await expectToFit(select)
    await userEvent.click(select)
    await expectToFit(await screen.findByRole('listbox'))
    await expectToFit(screen.getByRole('option', { name: LONG_NAME }))
  },
}

/** Empty, chosen, in error, disabled and small. */
export const AllStates: Story = {
  ...capturedInForcedColours,
  render: () => (
    <FieldGrid>
      <Field label="Empty" hint="Who shows the home.">
        <Select options={AGENTS} value={null} onChange={handleChange} placeholder="Choose an agent" />
      </Field>
      <Field label="Chosen" isRequired>
        <Select options={AGENTS} value={2} onChange={handleChange} />
      </Field>
      <Field label="In error" error="This is required" isRequired>
        <Select options={AGENTS} value={null} onChange={handleChange} />
      </Field>
      <Field label="Disabled">
        <Select options={AGENTS} value={2} onChange={handleChange} isDisabled />
      </Field>
      <Field label="Small">
        <Select options={AGENTS} value={2} onChange={handleChange} size="small" />
      </Field>
    </FieldGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Chosen' })).toHaveTextContent('ben@latchkey.example')
    await expect(canvas.getByRole('combobox', { name: 'Disabled' })).toBeDisabled()
  },
}

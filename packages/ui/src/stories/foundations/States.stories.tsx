import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { DataColumn } from '../../data/DataTable/columns/data-column.ts'
import { DataTable } from '../../data/DataTable/DataTable.tsx'
import { tenants, type Tenant } from '../../data/DataTable/tenants.fixtures.ts'
import { Field } from '../../forms/Field/Field.tsx'
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx'
import { DateField } from '../../inputs/DateField/DateField.tsx'
import { DatePicker } from '../../inputs/dates/DatePicker.tsx'
import { InlineSelect } from '../../inputs/InlineSelect/InlineSelect.tsx'
import { RadioGroup } from '../../inputs/RadioGroup/RadioGroup.tsx'
import { Select } from '../../inputs/Select/Select.tsx'
import { Suggestions } from '../../inputs/Suggestions/Suggestions.tsx'
import { TextField } from '../../inputs/TextField/TextField.tsx'
import { Accordion } from '../../layout/Accordion/Accordion.tsx'
import { SIDEBAR_SECTIONS } from '../../layout/Sidebar/sidebar.fixtures.tsx'
import { Sidebar } from '../../layout/Sidebar/Sidebar.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedAtOneWidth, capturedInForcedColours } from '../captured.ts'
import { Stateful } from '../Stateful.tsx'
import { PseudoStates } from '../PseudoStates.tsx'
import * as S from './foundations.styles.ts'

const ignore = fn()
const TODAY = '2026-03-02'
const OPTIONS = [
  { value: 'week', label: 'This week' },
  { value: 'month', label: 'This month' },
]
const COLUMNS: DataColumn<Tenant, 'name' | 'email'>[] = [
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name }) => name,
    enableSorting: true,
    meta: { isTitle: true },
  },

  { id: 'email', header: 'Email', accessorFn: ({ email }) => email },
]
const ROWS = tenants(2)
const MENU = SIDEBAR_SECTIONS.slice(0, 1).map((section) => ({ ...section, items: section.items.slice(2, 5) }))
const TEXTS = ['Viewing scheduled', 'Viewing complete']

const meta = {
  title: 'Foundations/States',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const fields = (
  <>
    <Field label="Text">
      <TextField value="Ann Lee" onChange={ignore} />
    </Field>
    <Field label="Select">
      <Select options={OPTIONS} value="week" onChange={ignore} />
    </Field>
    <Field label="Date">
      <DateField value="2026-03-04" onChange={ignore} today={TODAY} />
    </Field>
    <Checkbox label="Checkbox" isChecked={false} onChange={ignore} />
    <Field label="Radio buttons" isGroup>
      <RadioGroup options={OPTIONS} value="week" onChange={ignore} direction="row" />
    </Field>
  </>
)

const accordion = (
  <Accordion
    sections={OPTIONS.map(({ value, label }) => ({ id: value, title: label, children: label }))}
    openIds={['week']}
    onOpenChange={ignore}
  />
)

const table = (
  <DataTable
    label="Tenants"
    noun={{ one: 'tenant', many: 'tenants' }}
    columns={COLUMNS}
    rows={ROWS}
    rowId={({ id }) => String(id)}
    phase="ready"
    onRetry={ignore}
    sort={{ column: 'name', direction: 'asc' }}
    onSort={ignore}
    selection={{ selected: ['1'], onSelect: ignore, labelOf: ({ name }) => `Select ${name}` }}
  />
)

const sidebar = (
  <S.Side>
    <Sidebar
      sections={MENU}
      openSectionId="main-menu"
      onOpenSectionChange={ignore}
      person={{ firstName: 'Amara' }}
      onLogOut={ignore}
    />
  </S.Side>
)

/** Under the pointer, and with keyboard focus: fields, sections, rows and the side menu. */
export const HoverAndFocus: Story = {
  ...capturedAtOneWidth,
  parameters: {
    ...capturedAtOneWidth.parameters,
    // The menu is there twice.
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
  },
  render: () => (
    <PseudoStates>
      <S.SideBySide>
        {sidebar}
        <Stack>{fields}</Stack>
        <Stack>
          {accordion}
          {table}
        </Stack>
      </S.SideBySide>
    </PseudoStates>
  ),
}

/** In forced colours: what is selected, current, sorted, open and marked. */
export const ForcedColours: Story = {
  ...capturedInForcedColours,
  render: () => (
    <S.SideBySide>
      {sidebar}
      <Stack>
        <InlineSelect label="Period" options={OPTIONS} value="week" width="9rem" onChange={ignore} />
        <DatePicker kind="date-time" value="2026-03-04T09:15" today={TODAY} onPick={ignore} onDone={ignore} />
      </Stack>
      <Stack>
        {accordion}
        {table}
        <Stateful start="">
          {(value, hold) => (
            <Suggestions label="Statuses" texts={TEXTS} value={value} onChange={hold}>
              {(input) => <input {...input} type="text" aria-label="Status" />}
            </Suggestions>
          )}
        </Stateful>
      </Stack>
    </S.SideBySide>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Status' }), 'view{ArrowDown}')
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Viewing scheduled' })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextField } from '../../inputs/TextField/TextField.tsx'
import { Field } from '../../forms/Field/Field.tsx'
import { captured } from '../../stories/captured.ts'
import { Stack } from '../Stack/Stack.tsx'
import { FieldGrid } from './FieldGrid.tsx'

const change = fn()
const fields = ['First name', 'Last name', 'Email', 'Phone'].map((label) => (
  <Field key={label} label={label}>
    <TextField value="" onChange={change} />
  </Field>
))

const meta = {
  title: 'Layout/FieldGrid',
  component: FieldGrid,
  args: { children: fields },
} satisfies Meta<typeof FieldGrid>
export default meta
type Story = StoryObj<typeof meta>

const leftOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left)

/** A form on a wide screen. */
export const TwoColumns: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('textbox').map(leftOf)
    await expect(second).toBeGreaterThan(first as number)
    await expect(third).toBe(first)
  },
}

/** The same form on a phone. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(new Set(canvas.getAllByRole('textbox').map(leftOf)).size).toBe(1)
  },
}

/** Two and three columns. */
export const AllStates: Story = {
  ...captured,
  render: () => (
    <Stack gap="large">
      <FieldGrid>{fields}</FieldGrid>
      <FieldGrid columns={3}>{fields}</FieldGrid>
    </Stack>
  ),
}

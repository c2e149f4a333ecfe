import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextField } from '../inputs/TextField/TextField.tsx'
import { FieldGrid } from '../layout/FieldGrid/FieldGrid.tsx'
import { aPersonForm, type PersonValues } from './bound-form.fixtures.ts'
import { BoundField } from './BoundField.tsx'

const meta = {
  title: 'Forms/BoundField',
  component: BoundField<PersonValues, keyof PersonValues>,
  args: {
    form: aPersonForm(),
    name: 'name',
    children: (control) => <TextField {...control} />,
  },
} satisfies Meta<typeof BoundField<PersonValues, keyof PersonValues>>
export default meta
type Story = StoryObj<typeof meta>

/** Any field of a form: its label, value and error come from the form. */
export const Plain: Story = {
  args: { form: aPersonForm(), isRequired: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await expect(field).toHaveValue('Ann')
    await userEvent.clear(field)
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('This is required')
    await userEvent.type(field, 'Bea')
    await expect(field).toBeValid()
  },
}

const handleRender = fn<(name: string) => void>()

/** Typing in one of several fields re-renders only that field. */
export const AmongOthers: Story = {
  render: () => {
    const form = aPersonForm()
    return (
      <FieldGrid>
        {(['name', 'city'] as const).map((name) => (
          <BoundField key={name} form={form} name={name}>
            {(control) => {
              handleRender(name)
              return <TextField {...control} />
            }}
          </BoundField>
        ))}
      </FieldGrid>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }))
    handleRender.mockClear()
    await userEvent.keyboard('a')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna')
    await expect(handleRender.mock.calls).toEqual([['name']])
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Controls/SearchField',
  component: SearchField,
  args: { label: 'Filter by name', value: '', onChange: fn() },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <SearchField
          {...args}
          value={value}
          onChange={(next) => {
            hold(next)
            args.onChange(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

/** Above a list. */
export const Empty: Story = {
  args: { placeholder: 'Name' },
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Filter by name' })
    await step('every key is reported', async () => {
      await userEvent.type(field, 'Sha')
      await expect(args.onChange).toHaveBeenLastCalledWith('Sha')
    })
    await step('the cross empties it and stays with it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear: Filter by name' }))
      await expect(args.onChange).toHaveBeenLastCalledWith('')
      await expect(field).toHaveFocus()
    })
    await step('so does Escape', async () => {
      await userEvent.type(field, 'Li{Escape}')
      await expect(field).toHaveValue('')
    })
  },
}

/** In the head of a table. */
export const Small: Story = { args: { size: 'small', value: 'Shah' } }

/** Empty and filled, in both heights. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: ({ onChange }) => (
    <Stack>
      <SearchField label="Empty" placeholder="Name" value="" onChange={onChange} />
      <SearchField label="Filled" value="Shah" onChange={onChange} />
      <SearchField label="Small and empty" placeholder="Name" size="small" value="" onChange={onChange} />
      <SearchField label="Small and filled" size="small" value="Shah" onChange={onChange} />
    </Stack>
  ),
}

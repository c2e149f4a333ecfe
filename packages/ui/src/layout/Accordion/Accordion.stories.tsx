import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { TextField } from '../../inputs/TextField/TextField.tsx'
import { Field } from '../../forms/Field/Field.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx'
import { Accordion } from './Accordion.tsx'

const handleText = fn()

const SECTIONS = ['Unit Details', 'Unit Prices', 'Unit Size'].map((title) => ({
  id: title,
  title,
  children: (
    <FieldGrid>
      <Field label={`${title}: first`}>
        <TextField value="42" onChange={handleText} />
      </Field>
      <Field label={`${title}: second`}>
        <TextField value="" onChange={handleText} />
      </Field>
    </FieldGrid>
  ),
}))

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  args: { sections: SECTIONS, openIds: ['Unit Details'], onOpenChange: fn() },
  render: (args) => (
    <Stateful start={args.openIds}>
      {(openIds, hold) => (
        <Accordion
          {...args}
          openIds={openIds}
          onOpenChange={(next) => {
            hold(next)
            args.onOpenChange(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

/** The long form of a unit; several sections can be open. */
export const OneOpen: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step("the browser's search in the page finds text in a closed section, and opens it", async () => {
      const section = canvas.getByLabelText('Unit Size: first').closest('[hidden]')
      await expect(section).toHaveAttribute('hidden', 'until-found')
      await fireEvent(section as Element, new Event('beforematch'))
      await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['Unit Details', 'Unit Size']))
      await expect(canvas.getByLabelText('Unit Size: first')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Unit Size' }))
    })
    await step('a second section opens, the first stays open', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Unit Prices' }))
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(['Unit Details', 'Unit Prices'])
      await expect(canvas.getByRole('textbox', { name: 'Unit Prices: first' })).toBeVisible()
    })
    await step('a closed section keeps its content, hidden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Unit Details' }))
      await expect(canvas.getByRole('button', { name: 'Unit Details' })).toHaveAttribute(
        'aria-expanded',
        'false',
      )
      await expect(canvas.getByLabelText('Unit Details: first')).toHaveValue('42')
      await expect(canvas.getByLabelText('Unit Details: first')).not.toBeVisible()
    })
  },
}

/** After a failed save: a closed section says that it contains an error. */
export const ErrorInAClosedSection: Story = {
  args: { sections: SECTIONS.map((section, index) => ({ ...section, hasError: index === 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unit Prices has errors' })).toBeVisible()
  },
}

/** Open, closed with a mark, and closed with errors. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  args: {
    sections: SECTIONS.map((section, index) => ({
      ...section,
      hasError: index === 2,
      mark: index === 1 ? '12 of 12' : undefined,
    })),
  },
}

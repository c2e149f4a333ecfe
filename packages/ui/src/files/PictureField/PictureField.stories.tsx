import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../stories/long-text.ts'
import { aFile, fileDrag } from '../file-drop.fixtures.ts'
import { aPicture, aPictureFile } from '../pictures.fixtures.ts'
import { PictureField } from './PictureField.tsx'
import { inParts, partOf } from '../../stories/parts.tsx'

const meta = {
  title: 'Controls/PictureField',
  component: PictureField,
  args: {
    'aria-label': 'Image',
    what: 'image',
    src: aPicture(1),
    rules: { extensions: ['jpg', 'jpeg', 'png'], maxBytes: 10 * 1024 * 1024 },
    onFile: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof PictureField>
export default meta
type Story = StoryObj<typeof meta>

/** A picture that can be enlarged, replaced and deleted. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('enlarged', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enlarge image' }))
      await screen.findByRole('dialog', { name: 'Picture 1 of 1' })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('changed', async () => {
      const file = aFile('house.png')
      const drag = fileDrag(canvas.getByRole('group', { name: 'Image' }), [file])
      drag.enter()
      drag.drop()
      await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(file))
    })
    await step('deleted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete image' }))
      await expect(args.onRemove).toHaveBeenCalledOnce()
    })
  },
}

/** No picture yet; while the form is being saved. */
export const Still: Story = {
  render: (args) => inParts(PictureField, args, { empty: { src: null }, disabled: { isDisabled: true } }),
  play: async ({ canvas }) => {
    await expect(partOf(canvas, 'empty').getByRole('button', { name: 'Choose a picture' })).toBeVisible()
    await expect(partOf(canvas, 'disabled').getByRole('button', { name: 'Delete image' })).toBeDisabled()
  },
}

/** An upload has failed. */
export const Failed: Story = {
  loaders: [async () => ({ file: await aPictureFile('house.png') })],
  render: (args, { loaded }) => (
    <PictureField
      {...args}
      upload={{
        key: 'a',
        file: (loaded as { file: File }).file,
        progress: null,
        error: 'It did not get through.',
      }}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try house.png again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove house.png' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** An upload with a long file name has failed, on the narrowest screen. */
export const LongFileName: Story = {
  ...narrowest,
  ...Failed,
  loaders: [async () => ({ file: await aPictureFile(`${LONG_NAME}.png`) })],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: `Try ${LONG_NAME}.png again` })).toBeVisible()
    await expectToFit(canvasElement)
  },
}

/** Filled, empty, in error, as a logo and disabled. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: (args) => {
    const { 'aria-label': _name, ...rest } = args
    return (
      <FieldGrid>
        <Field label="Image" isGroup>
          <PictureField {...rest} />
        </Field>
        <Field label="Empty" isGroup isRequired error="This is required">
          <PictureField {...rest} src={null} />
        </Field>
        <Field label="Logo" isGroup>
          <PictureField {...rest} fit="contain" />
        </Field>
        <Field label="Disabled" isGroup>
          <PictureField {...rest} isDisabled />
        </Field>
      </FieldGrid>
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Field } from '../../forms/Field/Field.tsx'
import { TextField } from '../../inputs/TextField/TextField.tsx'
import { ownFrame } from '../../stories/own-frame.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { toastList, type ToastTone } from '../toasts.ts'
import { Toaster } from './Toaster.tsx'

const meta = {
  title: 'Overlays/Toaster/Over dialogs',
  component: Toaster,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

const VERY_LONG_MS = 3_600_000

/** Otherwise what it covers would be clear when its time is over. */
const show = (tone: ToastTone, title: string) =>
  toastList.upsert({ id: title, title, data: { tone, shownMs: VERY_LONG_MS } })

/** True if no point of the element is under another one, such as a toast. */
const isClear = (element: HTMLElement) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [left + 2, (left + right) / 2, right - 2].every((x) =>
    [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(x, y))),
  )
}

/** Over a dialog toasts cover neither its title nor Close, its buttons, or the field with the focus. */
export const Form: Story = {
  globals: { viewport: { value: 'w360' } },
  render: () => (
    <>
      <Dialog
        isOpen
        isTall
        title="Enquiry Details"
        onCloseRequest={fn()}
        footer={
          <>
            <Button>Send Questionnaire Link</Button>
            <Button>Qualifying Questions</Button>
            <Button variant="primary" onClick={() => show('error', 'Please check the form for errors')}>
              Save
            </Button>
          </>
        }
      >
        {Array.from({ length: 30 }, (_, line) => (
          <Field key={line} label={`Line ${line + 1}`}>
            <TextField value="" onChange={fn()} />
          </Field>
        ))}
      </Dialog>
      <Toaster />
    </>
  ),
  play: async ({ step, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const head = dialog.getByRole('heading', { name: 'Enquiry Details' })
    const buttons = dialog.getAllByRole('button')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
    const lowest = dialog.getAllByRole('textbox').findLast(isClear) as HTMLElement
    lowest.focus()
    for (const [nr, tone] of (['error', 'success', 'info'] as const).entries())
      await step(`${nr + 2} toasts`, async () => {
        show(tone, `Shown as ${tone}.`)
        const toast = await screen.findByText(`Shown as ${tone}.`)
        await waitFor(() => expect(isClear(toast)).toBe(true))
        for (const each of [head, ...buttons, lowest]) await waitFor(() => expect(isClear(each)).toBe(true))
      })
  },
}

/** Over a short question too, which is opened while a toast is there. */
export const Question: Story = {
  globals: { viewport: { value: 'w360' } },
  render: () => (
    <Stateful start={false}>
      {(isOpen, hold) => (
        <>
          <Button onClick={() => hold(true)}>Delete</Button>
          <ConfirmDialog isOpen={isOpen} title="Delete Enquiry" onCancel={fn()} onConfirm={fn()}>
            {/* As high as to reach the usual place of toasts. */}
            <div style={{ blockSize: 'calc(100vh - 20rem)' }}>Are you sure?</div>
          </ConfirmDialog>
          <Toaster />
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    show('error', 'Something went wrong. Please try again.')
    await screen.findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    for (const each of [question.getByRole('heading'), ...question.getAllByRole('button')])
      await waitFor(() => expect(isClear(each)).toBe(true))
  },
}

import { expect, screen, waitFor, within } from 'storybook/test'

interface Playing {
  canvas: ReturnType<typeof within>
  userEvent: { click: (element: Element) => Promise<void> }
}

/** Chooses an option of a select, and waits until its list has closed: until then nothing else can be pressed. */
export async function chooseOption(
  { canvas, userEvent }: Playing,
  field: string,
  option: string,
): Promise<void> {
  await userEvent.click(canvas.getByRole('combobox', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

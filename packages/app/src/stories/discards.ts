import { expect, screen, within } from 'storybook/test'

/** True if closing the tab now would ask first. */
export const closingTabAsks = (): boolean => {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

/** Answers the question before edits are lost, which must have been asked. */
export async function discard({ click }: { click: (element: Element) => Promise<void> }): Promise<void> {
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
  await expect(closingTabAsks()).toBe(true)
  await click(question.getByRole('button', { name: 'Discard' }))
}

import { expect, screen, waitFor } from 'storybook/test'

/**
 * Waits for the address of the story's app: the router follows a click in a transition.
 * @param expected the whole address, or a matcher such as `expect.stringContaining('lead=7')`
 */
export const expectAddress = (expected: unknown): Promise<void> =>
  waitFor(() => expect(screen.getByLabelText('Address').textContent).toEqual(expected))

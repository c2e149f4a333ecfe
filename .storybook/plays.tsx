import type { Decorator, ReactRenderer } from '@storybook/react-vite'
import { useEffect, type PropsWithChildren } from 'react'
import { flushSync } from 'react-dom'
import type { ProjectAnnotations } from 'storybook/internal/csf'

let handleEffects = () => {}

function Mounted({ children }: PropsWithChildren) {
  useEffect(() => handleEffects())
  return children
}

/** The outermost, so that its effect runs after all others. */
export const withMounted: Decorator = (Story) => (
  <Mounted>
    <Story />
  </Mounted>
)

/**
 * Mounts a story as Storybook does, and resolves when its effects have run too: without React's development build
 * Storybook starts a play before them, and the first event could find no listener.
 */
export const mount: NonNullable<ProjectAnnotations<ReactRenderer>['mount']> = (context) => async (ui) => {
  if (ui != null) context.originalStoryFn = () => ui
  const effects = new Promise<void>((resolve) => {
    handleEffects = resolve
  })
  await context.renderToCanvas()
  await effects
  return context.canvas
}

/**
 * Sends an event of a play and renders what it changed, as a browser does between two events of a user; those of a play
 * follow each other at once.
 */
export const sendEvent = <Result,>(send: () => Result): Result => flushSync(send)

type DescribeError = (message: string | null, container: Element) => Error

/**
 * The error of a failed query, which prints the page only when its message is read: `findBy` fails at each change of the
 * page until it finds something, and printing takes longer than the query.
 */
export const describeWhenRead =
  (describe: DescribeError): DescribeError =>
  (message, container) => {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => describe(message, container).message,
    })
  }

/** Removes Storybook's hidden parts of a page, such as its error display: axe would examine them after each story. */
export function removeStorybookParts(): void {
  for (const part of document.querySelectorAll('.sb-wrapper, #storybook-docs, head > script')) part.remove()
}

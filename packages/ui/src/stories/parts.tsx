import type { StoryContext } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { within } from 'storybook/test'

type Canvas = StoryContext['canvas']

/** Several states of a component below each other, in parts of the page that `partOf` finds by their names. */
export const inParts = <Props extends object>(
  Part: ComponentType<Props>,
  args: Props,
  states: Readonly<Record<string, Partial<Props>>>,
) => (
  <>
    {Object.entries(states).map(([name, state]) => (
      <div key={name} data-testid={name}>
        <Part {...args} {...state} />
      </div>
    ))}
  </>
)

/** Queries within the part of this name. */
export const partOf = (canvas: Canvas, name: string): Canvas => within(canvas.getByTestId(name))

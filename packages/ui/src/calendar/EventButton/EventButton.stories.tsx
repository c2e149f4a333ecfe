import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedAtOneWidth, capturedInForcedColours } from '../../stories/captured.ts'
import { anEvent, LONG_NAMES } from '../calendar.fixtures.ts'
import { EventContainer } from '../event-container.ts'
import { EventButton } from './EventButton.tsx'

const meta = {
  title: 'Calendar/EventButton',
  component: EventButton,
  args: { event: anEvent(), onOpen: fn() },
  decorators: [
    (Story) => (
      <EventContainer style={{ inlineSize: '9rem' }}>
        <Story />
      </EventContainer>
    ),
  ],
} satisfies Meta<typeof EventButton>
export default meta
type Story = StoryObj<typeof meta>

/** One viewing of a day: the accessible name is complete, however little is shown. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: '10:00 – 11:00, Ann Lee, Monday 2 March 2026' })
    await expect(button).toHaveTextContent('10:00 – 11:00 Ann Lee')
    await step('by mouse', () => userEvent.click(button))
    await step('by keyboard', () => userEvent.keyboard('{Enter}'))
    await expect(args.onOpen).toHaveBeenCalledTimes(2)
    await expect(args.onOpen).toHaveBeenLastCalledWith(1)
  },
}

/** With the agent, if there is space. */
export const WithAgent: Story = {
  ...capturedAtOneWidth,
  args: { event: anEvent({ agentLabel: 'GP' }) },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button'), '::before').content).toContain('"GP"')
  },
}

/** Not confirmed, confirmed, past, and at the same time as another of the same agent. */
export const States: Story = {
  ...capturedInForcedColours,
  render: ({ onOpen }) => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <EventButton event={anEvent({ state: 'pending' })} onOpen={onOpen} />
      <EventButton event={anEvent({ state: 'confirmed' })} onOpen={onOpen} />
      <EventButton event={anEvent({ state: 'over' })} onOpen={onOpen} />
      <EventButton event={anEvent({ isClash: true, agentLabel: 'GP' })} onOpen={onOpen} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [pending, confirmed, over, clash] = canvas.getAllByRole('button')
    const looks = [pending, confirmed, over].map((each) => {
      const { backgroundColor, borderBlockStartWidth, color } = getComputedStyle(each as Element)
      return `${backgroundColor} ${borderBlockStartWidth} ${color}`
    })
    await expect(new Set(looks).size).toBe(3)
    await expect(getComputedStyle(clash as Element, '::after').content).toContain('"!"')
  },
}

/** A long name is truncated on screen, and complete in the tooltip and the accessible name. */
export const LongName: Story = {
  args: { event: LONG_NAMES[0] ?? anEvent() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByTitle(args.event.fullLabel)).toHaveAccessibleName(args.event.fullLabel)
  },
}

/** On a phone there is only space for the time. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '2.75rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ann Lee')).not.toBeVisible()
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      '10:00 – 11:00, Ann Lee, Monday 2 March 2026',
    )
    await expect(canvas.getByRole('button').innerText).toBe('10:00')
  },
}

/** Every state of an event. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: ({ onOpen }) => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      {[anEvent(), anEvent({ id: 2, isDimmed: true }), ...LONG_NAMES.slice(0, 2)].map((event) => (
        <EventButton key={`${event.id} ${event.name}`} event={event} onOpen={onOpen} />
      ))}
    </div>
  ),
}

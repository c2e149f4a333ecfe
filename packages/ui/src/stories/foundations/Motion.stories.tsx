import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { scale } from '../../theme/scale.ts'
import { token } from '../../theme/token.ts'
import { capturedOnce } from '../captured.ts'
import * as S from './foundations.styles.ts'

const MEANINGS: Record<keyof typeof scale.motion, string> = {
  fast: 'What changes in its place: an arrow that turns, a button that appears in a row.',
  slow: 'What comes or goes: dialogs, the menu of a phone, toasts, rows that are refetched.',
}
const DURATIONS = Object.keys(scale.motion) as (keyof typeof scale.motion)[]

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <S.Page>
      <S.Lead>
        Motion shows where something comes from. Only opacity, position and rotation move: the browser
        animates them outside the main thread. Colours of buttons, fields and rows change at once. On devices
        that ask for reduced motion both durations are next to nothing, and spinners turn slowly. Point at a
        bar to see its duration.
      </S.Lead>
      {DURATIONS.map((duration) => (
        <S.Section key={duration}>
          <S.Title>
            token.motion.{duration}, {scale.motion[duration]}
          </S.Title>
          <S.Lead>{MEANINGS[duration]}</S.Lead>
          <S.Mover data-duration={duration} style={{ transitionDuration: token.motion[duration] }} />
        </S.Section>
      ))}
    </S.Page>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Reference for durations of motion. */
export const Lengths: Story = {
  ...capturedOnce,
  play: async ({ canvasElement, step }) => {
    await step('nothing moves with prefers-reduced-motion', async () => {
      await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
      for (const bar of canvasElement.querySelectorAll('[data-duration]'))
        await expect(Number.parseFloat(getComputedStyle(bar).transitionDuration)).toBeLessThan(0.001)
    })
  },
}

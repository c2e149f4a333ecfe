import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { scale } from '../../theme/scale.ts'
import { space, token } from '../../theme/token.ts'
import { capturedOnce } from '../captured.ts'
import * as S from './foundations.styles.ts'

const STEPS = [0.5, 1, 2, 3, 4, 5, 6, 8, 10, 12]
const RADII = Object.keys(scale.radius) as (keyof typeof scale.radius)[]
const HEIGHTS = Object.keys(scale.size) as (keyof typeof scale.size)[]

const meta = {
  title: 'Foundations/Spacing',
  id: 'foundations-space',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <S.Page>
      <S.Section>
        <S.Title>space(n)</S.Title>
        <S.Lead>
          Everything is aligned to a grid of 4 px: space(3) is 12 px. Half a step is for hairline corrections.
        </S.Lead>
        {STEPS.map((steps) => (
          <div key={steps}>
            space({steps}), {steps * 4} px
            <S.Bar data-steps={steps} style={{ inlineSize: space(steps) }} />
          </div>
        ))}
      </S.Section>
      <S.Section>
        <S.Title>token.size</S.Title>
        <S.Lead>Heights of controls: 28, 36 and 44 px. No target is under 24 px.</S.Lead>
        {HEIGHTS.map((height) => (
          <S.Sheet key={height} style={{ blockSize: token.size[height] }}>
            {height}
          </S.Sheet>
        ))}
      </S.Section>
      <S.Section>
        <S.Title>token.radius</S.Title>
        {RADII.map((radius) => (
          <S.Sheet key={radius} style={{ borderRadius: token.radius[radius] }}>
            {radius}
          </S.Sheet>
        ))}
      </S.Section>
    </S.Page>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Distances, heights and corners. */
export const Scale: Story = {
  ...capturedOnce,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-steps="3"]')?.getBoundingClientRect().width).toBe(12)
  },
}

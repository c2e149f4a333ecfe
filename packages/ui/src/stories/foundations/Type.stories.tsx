import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { scale } from '../../theme/scale.ts'
import { token } from '../../theme/token.ts'
import { SIZES_OFF_SCALE, WEIGHTS } from '../../theme/type-in-use.ts'
import { capturedOnce } from '../captured.ts'
import { TokenFiles } from './TokenFiles.tsx'
import * as S from './foundations.styles.ts'

const SIZES = Object.keys(scale.text) as (keyof typeof scale.text)[]

const SAMPLE = 'Viewing scheduled for Priya Shah, 04/03/2026 10:30'

const inPx = (rem: string) => `${Number.parseFloat(rem) * 16} px`

const meta = {
  title: 'Foundations/Typography',
  id: 'foundations-type',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <S.Page>
      <S.Lead>
        Hanken Grotesk, one variable font for every weight, shipped with the package. Sizes come as a pair of
        size and line height for the font shorthand, in rem, so that the reader’s own text size counts.
      </S.Lead>
      <TokenFiles />
      <S.Section>
        <S.Title>token.text</S.Title>
        <S.Lead>Five sizes, for everything that is new.</S.Lead>
        {SIZES.map((size) => (
          <div key={size}>
            <S.Caption>
              token.text.{size}: {inPx(scale.text[size])} ({scale.text[size]})
            </S.Caption>
            <p style={{ font: `400 ${token.text[size]} ${token.font.body}` }}>{SAMPLE}</p>
          </div>
        ))}
      </S.Section>
      <S.Section>
        <S.Title>Weights</S.Title>
        <S.Lead>
          All weights in use. Emphasis is 600 and a title 650; the others are finer steps of single
          components.
        </S.Lead>
        {Object.entries(WEIGHTS).map(([weight, use]) => (
          <div key={weight}>
            <S.Caption>
              {weight}: {use}
            </S.Caption>
            <p style={{ font: `${weight} ${token.text.large} ${token.font.body}` }}>{SAMPLE}</p>
          </div>
        ))}
      </S.Section>
      <S.Section>
        <S.Title>Sizes off the scale</S.Title>
        <S.Lead>In use where the scale has no step between. Not for new components.</S.Lead>
        {Object.entries(SIZES_OFF_SCALE)
          .toSorted(([one], [other]) => Number(one) - Number(other))
          .map(([rem, use]) => (
            <div key={rem}>
              <S.Caption>
                {inPx(rem)} ({rem}rem): {use}
              </S.Caption>
              <p style={{ font: `500 ${rem}rem/1.5 ${token.font.body}` }}>{SAMPLE}</p>
            </div>
          ))}
      </S.Section>
      <S.Section>
        <S.Title>Figures</S.Title>
        <S.Lead>All figures have one width, so prices and times line up below each other.</S.Lead>
        <div>
          <div>
            <span data-testid="ones">£1,111.11</span>
          </div>
          <div>
            <span data-testid="eights">£8,888.88</span>
          </div>
        </div>
      </S.Section>
      <S.Section>
        <S.Title>Codes</S.Title>
        <S.Lead>
          IBM Plex Mono, for what people copy letter by letter. It is fetched only where a code is shown.
        </S.Lead>
        <p style={{ font: `400 ${token.text.body} ${token.font.mono}` }}>ABCD-EFGH-JKMN-PQRS</p>
      </S.Section>
    </S.Page>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Reference for sizes and weights of text. */
export const Sizes: Story = {
  ...capturedOnce,
  play: async ({ canvas, step }) => {
    await step('the font is the one we ship', async () => {
      await document.fonts.ready
      await expect(document.fonts.check("16px 'Hanken Grotesk Variable'")).toBe(true)
      await expect([...document.fonts].some(({ status }) => status === 'loaded')).toBe(true)
    })
    await step('its figures line up', async () => {
      const [ones, eights] = ['ones', 'eights'].map(
        (id) => canvas.getByTestId(id).getBoundingClientRect().width,
      )
      await expect(ones).toBe(eights)
    })
  },
}

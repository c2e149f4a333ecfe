import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CopyButton } from '../../controls/CopyButton/CopyButton.tsx'
import { contrastPairs } from '../../theme/contrast-pairs.ts'
import { contrastRatio } from '../../theme/contrast.ts'
import { dark, light, type Colours } from '../../theme/semantic.ts'
import { customProperties } from '../../theme/token.ts'
import { captured } from '../captured.ts'
import { TokenFiles } from './TokenFiles.tsx'
import * as S from './foundations.styles.ts'

const GROUPS = ['surface', 'line', 'ink', 'tone', 'series'] as const

function Swatches({ colours }: { colours: Colours }) {
  return GROUPS.map((group) => (
    <S.Section key={group}>
      <S.Title>token.{group}</S.Title>
      <S.Swatches>
        {customProperties(colours[group], `--lk-${group}`).map(([name, value]) => (
          <S.Swatch key={name}>
            <S.Colour style={{ background: value }} />
            {name.slice(`--lk-${group}-`.length)}
            <S.Values>
              {value}
              <CopyButton value={value} label={`Copy ${value}, ${name}`} />
              {name}
              <CopyButton value={`var(${name})`} label={`Copy var(${name})`} />
            </S.Values>
          </S.Swatch>
        ))}
      </S.Swatches>
    </S.Section>
  ))
}

function Contrast({ colours }: { colours: Colours }) {
  return (
    <S.Section>
      <S.Title>Contrast, computed</S.Title>
      <S.Lead>
        Every pair that components may put together. A unit test fails when one of them drops below its least:
        4.5 for text, 3 for the edges and marks by which one finds a control.
      </S.Lead>
      <S.Table>
        <thead>
          <tr>
            <th>Pair</th>
            <th>Ratio</th>
            <th>Least</th>
            <th>Sample</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs(colours).map(({ name, front, back, least }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{contrastRatio(front, back).toFixed(2)}</td>
              <td>{least}</td>
              <td>
                {least === 4.5 ? (
                  <S.Pair style={{ color: front, background: back }}>10:30</S.Pair>
                ) : (
                  <S.Pair aria-hidden style={{ borderColor: front, background: back }}>
                    &emsp;
                  </S.Pair>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Section>
  )
}

const coloursOf = (globals: Record<string, unknown>): Colours => (globals['theme'] === 'dark' ? dark : light)

const meta = {
  title: 'Foundations/Colours',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Reference for choosing a colour. */
export const Roles: Story = {
  ...captured,
  render: (_, { globals }) => (
    <S.Page>
      <S.Lead>
        Green ink on warm paper, and a little brass. Green is the only accent: what can be pressed, and where
        one is. Brass marks the current place and the focus, and is never text. Components ask for a role,
        such as token.surface.raised, and never for a colour. Change the theme in the toolbar to see the other
        set.
      </S.Lead>
      <TokenFiles />
      <Swatches colours={coloursOf(globals)} />
    </S.Page>
  ),
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: 'Copy var(--lk-surface-page)' })
    await expect(button.closest('li')).toHaveTextContent(coloursOf(globals).surface.page)
  },
}

/** Every pair of colours with its contrast. */
export const ContrastOfPairs: Story = {
  ...captured,
  render: (_, { globals }) => (
    <S.Page>
      <Contrast colours={coloursOf(globals)} />
    </S.Page>
  ),
  play: async ({ canvas, globals }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(contrastPairs(coloursOf(globals)).length)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { scale } from '../../theme/scale.ts'
import { token } from '../../theme/token.ts'
import { captured } from '../captured.ts'
import * as S from './foundations.styles.ts'

const SURFACES = [
  { surface: 'sunken', shadow: 'none', means: 'Headers of tables, read-only fields.' },
  { surface: 'page', shadow: 'none', means: 'The page itself.' },
  { surface: 'plain', shadow: 'none', means: 'Cards and tables, with a border.' },
  { surface: 'raised', shadow: 'low', means: 'Controls.' },
  { surface: 'raised', shadow: 'high', means: 'Dialogs, menus and toasts, over everything.' },
] as const

const LAYERS: Record<keyof typeof scale.layer, string> = {
  sticky: 'Sticky headings of a list.',
  side: 'The side menu and its bar on narrow screens.',
  overlay: 'Dialogs and their backdrop.',
  popup: 'Menus, lists of options, calendars.',
  toast: 'Toasts, also over a dialog.',
  tooltip: 'Tooltips.',
  skip: 'The link to the content, over all.',
}

const meta = {
  title: 'Foundations/Elevation',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <S.Page>
      <S.Section>
        <S.Title>Surfaces and shadows</S.Title>
        <S.Lead>
          Five levels and no more. In the light theme a shadow raises a surface; in the dark theme a lighter
          background does, because a shadow on black cannot be seen.
        </S.Lead>
        {SURFACES.map(({ surface, shadow, means }) => (
          <S.Sheet
            key={`${surface} ${shadow}`}
            style={{
              background: token.surface[surface],
              boxShadow: shadow === 'none' ? shadow : token.shadow[shadow],
            }}
          >
            <span>
              surface.{surface}
              {shadow !== 'none' && `, shadow.${shadow}`}: {means}
            </span>
          </S.Sheet>
        ))}
      </S.Section>
      <S.Section>
        <S.Title>token.layer</S.Title>
        <S.Lead>The order of overlapping elements. A component uses a layer, never a number.</S.Lead>
        <S.Table>
          <thead>
            <tr>
              <th>Layer</th>
              <th>Value</th>
              <th>Content</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(LAYERS).map(([layer, means]) => (
              <tr key={layer}>
                <td>{layer}</td>
                <td>{scale.layer[layer as keyof typeof LAYERS]}</td>
                <td>{means}</td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      </S.Section>
    </S.Page>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Reference for surfaces and shadows. */
export const Heights: Story = {
  ...captured,
  play: async ({ canvas }) => {
    const values = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.children[1]?.textContent))
    await expect(values).toEqual(values.toSorted((one, other) => one - other))
  },
}

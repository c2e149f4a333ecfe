import type { Meta, StoryObj } from '@storybook/react-vite'
import * as lucide from 'lucide-react'
import { expect } from 'storybook/test'
import { capturedOnce } from '../captured.ts'
import * as S from './foundations.styles.ts'

// Found in the sources, so that the page shows the icons in use.
const sources = import.meta.glob<string>(
  ['../../**/*.tsx', '../../../../app/src/**/*.tsx', '!**/*.stories.tsx', '!**/*.fixtures.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

const namesIn = (source: string): string[] =>
  (/import \{([^}]+)\} from 'lucide-react'/.exec(source)?.[1] ?? '')
    .split(',')
    .map((name) => name.replace(/\s+as .*|^\s*type /, '').trim())

// Lucide's own `icons` omits aliases such as CircleAlert.
const byName = { ...lucide } as Record<string, unknown> as Record<string, lucide.LucideIcon>

const NAMES = [...new Set(Object.values(sources).flatMap(namesIn))]
  .filter((name) => name in byName)
  .toSorted()

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <S.Page>
      <S.Lead>
        The icons in use, all from Lucide. An icon is next to its label, or in an IconButton, whose label is
        its name; it is always hidden from listeners.
      </S.Lead>
      <S.Grid>
        {NAMES.map((name) => {
          const Icon = byName[name]
          return (
            <S.Swatch key={name}>
              <S.Icon>{Icon && <Icon aria-hidden />}</S.Icon>
              {name}
            </S.Swatch>
          )
        })}
      </S.Grid>
    </S.Page>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Reference before adding an icon. */
export const InUse: Story = {
  ...capturedOnce,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CircleAlert')).toBeVisible()
  },
}

import { dayText, fullDayText, monthText } from '@latchkey/domain/platform/values/days'
import { HOUR_SECONDS } from '@latchkey/domain/platform/values/durations'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { createIntlOffsetReader, createOffsetReader } from '@latchkey/domain/platform/values/zone-offset'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as S from '../stories/foundations/foundations.styles.ts'

const london = createDateFormatter('Europe/London')
const at = (iso: string) => Date.parse(iso) / 1000

const FORMATS: readonly (readonly [use: string, example: string])[] = [
  ['A day', dayText('2026-03-02')],
  ['A moment', london.formatDateTime(at('2026-03-02T09:00Z'))],
  [
    'A moment in summer: the clock of the office, not of the device',
    london.formatDateTime(at('2026-07-01T23:30Z')),
  ],
  ['A time within a day', london.formatTime(at('2026-07-01T08:05Z'))],
  ['A day in the calendar', fullDayText('2026-03-02')],
  ['A month', monthText('2026-03-02')],
]

const meta = {
  title: 'Foundations/Dates',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <S.Page>
      <S.Lead>
        Dates and times are those of the office, wherever the reader is, in one format for each use.
      </S.Lead>
      <S.Table>
        <thead>
          <tr>
            <th>Use</th>
            <th>Format</th>
          </tr>
        </thead>
        <tbody>
          {FORMATS.map(([use, example]) => (
            <tr key={use}>
              <td>{use}</td>
              <td>{example}</td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Page>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Zones whose offsets are whole hours, half hours and quarters, north and south, with and without changes. */
const ZONES = [
  'Europe/London',
  'Europe/Dublin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'UTC',
]

const differences = (zone: string, from: string, to: string, stepHours: number): string[] => {
  const [read, readByIntl] = [createOffsetReader(zone), createIntlOffsetReader(zone)]
  const found: string[] = []
  for (let instant = at(from); instant < at(to); instant += stepHours * HOUR_SECONDS)
    if (read(instant) !== readByIntl(instant)) found.push(`${zone} ${new Date(instant * 1000).toISOString()}`)
  return found
}

/** The formats of dates and times. Browsers with Temporal calculate the time zone as those without it. */
export const Formats: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('cell', { name: '02/07/2026 00:30' })).toBeVisible()
    await step('Temporal and Intl', async () => {
      await expect('Temporal' in globalThis).toBe(true)
      const found = ZONES.flatMap((zone) => [
        ...differences(zone, '1970-01-01', '2100-01-01', 24 * 31),
        ...differences(zone, '2026-01-01', '2028-01-01', 1),
      ])
      await expect(found).toEqual([])
    })
    await step('an unknown zone', async () => {
      await expect(() => createOffsetReader('Europe/Atlantis')(0)).toThrow(RangeError)
    })
  },
}

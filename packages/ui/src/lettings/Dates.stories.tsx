import { dayText, fullDayText, monthText } from '@latchkey/domain/platform/values/days'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
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
  ['A moment in a mail', london.format(at('2026-03-02T09:00Z'), 'dayAndTimeInWords')],
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

/** The formats of dates and times. */
export const Formats: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '02/07/2026 00:30' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Monday 2 March 2026 at 09:00' })).toBeVisible()
  },
}

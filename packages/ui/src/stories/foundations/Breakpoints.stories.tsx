import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BREAKPOINTS, LABEL_BREAKPOINTS } from '../../theme/breakpoints.ts'
import { capturedOnce } from '../captured.ts'
import * as S from './foundations.styles.ts'

const MEANINGS: Record<(typeof BREAKPOINTS)[number], string> = {
  280: 'The narrowest screen: everything still fits, in one column.',
  640: 'From here dialogs float; under it they fill the screen, and tables become cards.',
  768: 'From here a pager shows five pages; under it three.',
  1024: 'From here the sidebar is next to the page; below, a burger button opens it.',
  1280: 'From here a large dialog has its full width, and lists fit beside the menu.',
  1920: 'Content stops growing, so that lines stay readable.',
}

const meta = {
  title: 'Foundations/Breakpoints',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <S.Page>
      <S.Lead>
        The widths at which the layout changes, and the two at which labels get shorter. In a styled part:
        from(1024) and under(640). The toolbar has a viewport for each.
      </S.Lead>
      <S.Table>
        <thead>
          <tr>
            <th>Width</th>
            <th>What changes</th>
          </tr>
        </thead>
        <tbody>
          {BREAKPOINTS.map((widthPx) => (
            <tr key={widthPx}>
              <td>{widthPx} px</td>
              <td>{MEANINGS[widthPx]}</td>
            </tr>
          ))}
          <tr>
            <td>{LABEL_BREAKPOINTS.shorter} px</td>
            <td>Under it labels are shorter, for example “Today” for “Jump to today”.</td>
          </tr>
          <tr>
            <td>{LABEL_BREAKPOINTS.shortest} px</td>
            <td>Under it labels are at their shortest.</td>
          </tr>
          <tr>
            <td>{LABEL_BREAKPOINTS.least} px</td>
            <td>Under it a day shows the number of its events in place of their times.</td>
          </tr>
        </tbody>
      </S.Table>
    </S.Page>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The widths at which the layout changes, with reasons. */
export const Widths: Story = {
  ...capturedOnce,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(BREAKPOINTS.length + 4)
  },
}

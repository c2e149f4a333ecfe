import { styled } from 'styled-components'
import { hiddenLook } from '../../../accessibility/hidden-look.ts'
import { LABEL_BREAKPOINTS, under } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

const atLeast = under(LABEL_BREAKPOINTS.least)

export const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space(2)};
  list-style: none;
  /* Below the bars, in the whole width, is the name of the current step alone: no name would fit its bar. */
  ${atLeast} {
    position: relative;
    padding-block-end: 1.25rem;
  }
  @media print {
    display: none;
  }
`

export const Step = styled.li`
  padding-block-start: ${space(1.5)};
  border-block-start: 4px solid ${token.line.plain};
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
  &[data-state='done'],
  &[data-state='current'] {
    border-color: ${token.line.accent};
  }
  &[data-state='current'] {
    color: ${token.ink.plain};
    font-weight: 650;
  }
`

export const Label = styled.span`
  ${atLeast} {
    ${Step}:not([data-state='current']) > & {
      ${hiddenLook}
    }
    ${Step}[data-state='current'] > & {
      position: absolute;
      inset-block-end: 0;
      inset-inline: 0;
    }
  }
`

import { styled } from 'styled-components'
import { from } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.div`
  display: grid;
  gap: ${space(4)};
`

export const Day = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1)} ${space(4)};
  min-inline-size: 0;
  border: 0;
  ${from(640)} {
    grid-template-columns: 5rem minmax(0, 8rem) minmax(0, 8rem);
    align-items: start;
  }
`

export const Weekday = styled.legend`
  padding: 0 0 ${space(1)};
  color: ${token.ink.plain};
  font: 600 ${token.text.body} ${token.font.body};
`

export const Open = styled.div`
  grid-column: 1 / -1;
  ${from(640)} {
    grid-column: auto;
    /* In line with the boxes, below their labels. */
    padding-block-start: ${space(7)};
  }
`

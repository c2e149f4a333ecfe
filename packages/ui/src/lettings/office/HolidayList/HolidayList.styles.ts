import { styled } from 'styled-components'
import { from } from '../../../theme/breakpoints.ts'
import { space } from '../../../theme/token.ts'

export const Root = styled.div`
  display: grid;
  gap: ${space(4)};
`

export const Day = styled.fieldset`
  display: grid;
  gap: ${space(2)} ${space(4)};
  min-inline-size: 0;
  border: 0;
  ${from(640)} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) auto;
    align-items: start;
  }
`

export const Remove = styled.div`
  ${from(640)} {
    /* In line with the boxes, below their labels. */
    padding-block-start: ${space(6)};
  }
`

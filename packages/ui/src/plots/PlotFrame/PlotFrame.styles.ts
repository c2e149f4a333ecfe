import { styled } from 'styled-components'
import { space } from '../../theme/token.ts'

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

export const View = styled.div`
  &[data-away] {
    display: none;
  }
  @media print {
    &[data-away] {
      display: block;
    }
    & + & {
      margin-block-start: ${space(4)};
    }
  }
`

/** It is as high as most plots, so that little moves when the figures load. */
export const Instead = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 18rem;
`

export const Waiting = styled.div`
  align-self: start;
`

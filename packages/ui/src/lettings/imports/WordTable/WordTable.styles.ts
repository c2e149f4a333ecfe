import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const RowsHead = styled.th`
  inline-size: 6rem;
`

export const Empty = styled.div`
  max-inline-size: 24rem;
  padding: ${space(4)};
  *:has(> &) > table + & {
    border-block-start: 1px solid ${token.line.plain};
    max-inline-size: none;
  }
  & > * {
    max-inline-size: 22rem;
  }
`

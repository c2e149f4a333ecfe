import { styled } from 'styled-components'
import { under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(5)};
  padding-block: ${space(2)};
  ${under(768)} {
    justify-content: center;
    & > nav {
      order: -1;
      inline-size: 100%;
      display: grid;
      justify-content: center;
    }
  }
  @media print {
    display: none;
  }
`

export const Summary = styled.output`
  color: ${token.ink.subtle};
`

import { styled } from 'styled-components'
import { under } from '../theme/breakpoints.ts'
import { space, token } from '../theme/token.ts'

/** Below the title, as high while its content is not known. */
export const Line = styled.div`
  order: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  inline-size: calc(100% + ${space(9)});
  min-block-size: ${token.size.small};
  ${under(640)} {
    inline-size: 100%;
  }
`

/** At the far end of the footer. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-end: auto;
`

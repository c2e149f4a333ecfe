import { styled } from 'styled-components'
import { under } from '../../../theme/breakpoints.ts'
import { space } from '../../../theme/token.ts'

export const PhonesOnly = styled.div`
  display: none;
  ${under(640)} {
    display: block;
    margin-block-end: ${space(3)};
  }
`

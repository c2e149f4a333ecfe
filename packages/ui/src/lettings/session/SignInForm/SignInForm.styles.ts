import { styled } from 'styled-components'
import { space } from '../../../theme/token.ts'

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`

export const Below = styled.div`
  text-align: center;
  /* A line of its own is easier to press. */
  & > a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`

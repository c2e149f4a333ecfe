import { styled } from 'styled-components'
import { buttonLook } from '../button-look.ts'
import { selectedLook } from '../selected-look.ts'

export const Root = styled.button`
  ${buttonLook}
  &[aria-pressed='true'] {
    ${selectedLook}
  }
`

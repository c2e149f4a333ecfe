import { styled } from 'styled-components'
import { affixLook, frameLook, inputLook } from '../input-look.ts'

/** With the look of its input, which is a plain element: a long form has forty. */
export const Frame = styled.div`
  ${frameLook}
  & > input {
    ${inputLook}
  }
`

export const Affix = styled.span`
  ${affixLook}
`

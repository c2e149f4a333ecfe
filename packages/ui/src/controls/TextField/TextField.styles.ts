import { styled } from 'styled-components'
import { affixLook, frameLook, inputLook } from '../input-look.ts'

/** With the look of its input, which is a plain element: a long form has forty. */
export const Frame = styled.div`
  ${frameLook}
  & > input {
    ${inputLook}
    /* A text that is cut is seen to be. */
    text-overflow: ellipsis;
  }
`

export const Affix = styled.span`
  ${affixLook}
`

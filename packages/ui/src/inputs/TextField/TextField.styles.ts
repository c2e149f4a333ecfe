import { styled } from 'styled-components'
import { affixLook, frameLook, inputLook } from '../input-look.ts'

/** Styles the input as a descendant: a plain element is cheaper than a styled component, and a long form has forty. */
export const Frame = styled.div`
  ${frameLook}
  & > input {
    ${inputLook}
    text-overflow: ellipsis;
  }
`

export const Affix = styled.span`
  ${affixLook}
`

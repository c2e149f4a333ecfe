import { styled } from 'styled-components'
import { affixLook, frameLook, inputLook } from '../input-look.ts'

/** The frame of a text field, as high as its text. */
export const Frame = styled.div`
  ${frameLook}
  & > textarea {
    ${inputLook}
    display: block;
    resize: none;
    field-sizing: content;
    overflow-wrap: anywhere;
    /* Resizable by the user where the browser cannot grow it. */
    @supports not (field-sizing: content) {
      resize: vertical;
    }
  }
`

export const End = styled.span`
  ${affixLook}
`

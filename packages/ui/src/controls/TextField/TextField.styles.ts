import { styled } from 'styled-components'
import { affixLook, frameLook, inputLook } from '../input-look.ts'

export const Frame = styled.div`
  ${frameLook}
`

export const Input = styled.input`
  ${inputLook}
`

export const Affix = styled.span`
  ${affixLook}
`

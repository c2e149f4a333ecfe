import { styled } from 'styled-components'
import { frameLook, inputLook } from '../input-look.ts'

export const Frame = styled.div`
  ${frameLook}
`

export const Input = styled.input`
  ${inputLook}
  padding-block: 0;
  min-block-size: 2.125rem;
`

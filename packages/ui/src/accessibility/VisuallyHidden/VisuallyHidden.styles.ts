import { styled } from 'styled-components'
import { hiddenLook } from '../hidden-look.ts'

export const Root = styled.span`
  ${hiddenLook}
`

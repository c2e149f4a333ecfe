import { styled } from 'styled-components'
import { nameButtonLook } from './name-button-look.ts'

/** The name of a row, which opens the record. */
export const NameButton = styled.button`
  ${nameButtonLook}
`

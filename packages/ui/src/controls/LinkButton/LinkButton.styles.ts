import { styled } from 'styled-components'
import { buttonLook } from '../button-look.ts'
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx'

export const Root = styled(LinkSlot)`
  ${buttonLook}
`

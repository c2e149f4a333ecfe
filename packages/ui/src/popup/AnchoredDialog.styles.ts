import { styled } from 'styled-components'
import { AnchoredPopup } from './AnchoredPopup.tsx'

export const Dialog = styled(AnchoredPopup).attrs({ role: 'dialog', tabIndex: -1 })``

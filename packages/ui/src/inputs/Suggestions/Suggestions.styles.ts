import { styled } from 'styled-components'
import { AnchoredPopup } from '../../popup/AnchoredPopup.tsx'
import { popupItemLook, popupLook } from '../../popup/popup-look.ts'
import { token } from '../../theme/token.ts'

export const List = styled(AnchoredPopup).attrs({ role: 'listbox' })`
  ${popupLook}
`

export const Option = styled.div.attrs({ role: 'option' })`
  ${popupItemLook}
  &:hover {
    background: ${token.surface.hover};
  }
`

import { Tooltip } from '@base-ui/react/tooltip'
import { styled } from 'styled-components'
import { popupItemLook, popupLook } from '../../overlays/popup-look.ts'
import { token } from '../../theme/token.ts'

export const Positioner = styled(Tooltip.Positioner)`
  z-index: ${token.layer.popup};
`

export const List = styled(Tooltip.Popup).attrs({ role: 'listbox' })`
  ${popupLook}
`

export const Option = styled.div.attrs({ role: 'option' })`
  ${popupItemLook}
  &:hover {
    background: ${token.surface.hover};
  }
`

import { Combobox } from '@base-ui/react/combobox'
import { styled } from 'styled-components'
import { hiddenLook } from '../../accessibility/hidden-look.ts'
import { popupItemLook, popupLook } from '../../popup/popup-look.ts'
import { token } from '../../theme/token.ts'

export const Positioner = styled(Combobox.Positioner)`
  z-index: ${token.layer.popup};
`

export const Count = styled(Combobox.Status)`
  ${hiddenLook}
`

export const List = styled(Combobox.List)`
  ${popupLook}
`

export const Option = styled(Combobox.Item)`
  ${popupItemLook}
  &:hover {
    background: ${token.surface.hover};
  }
`

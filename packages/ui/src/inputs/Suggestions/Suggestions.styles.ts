import { Combobox } from '@base-ui/react/combobox'
import { styled } from 'styled-components'
import { hiddenLook } from '../../accessibility/hidden-look.ts'
import { popupItemLook, popupLook } from '../../popup/popup-look.ts'
import { space, token } from '../../theme/token.ts'

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

/** In sight below the options while they scroll. */
export const Note = styled.p`
  position: sticky;
  inset-block-end: ${space(-1)};
  /* Over the padding of the list. */
  margin: 0 ${space(-1)} ${space(-1)};
  padding: ${space(2)} ${space(3)};
  border-block-start: 1px solid ${token.line.subtle};
  background: ${token.surface.raised};
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`

import { Popover } from '@base-ui/react/popover'
import { styled } from 'styled-components'
import { popupLook } from '../../popup/popup-look.ts'
import { space, token } from '../../theme/token.ts'

export const Positioner = styled(Popover.Positioner)`
  z-index: ${token.layer.popup};
`

export const Popup = styled(Popover.Popup)`
  ${popupLook}
  min-inline-size: 0;
  /* A month and the times beside it are wider than a menu. */
  max-inline-size: var(--available-width);
  max-block-size: var(--available-height);
  padding: ${space(3)};
`

import { styled } from 'styled-components'
import { AnchoredDialog } from '../../popup/AnchoredDialog.tsx'
import { popupLook } from '../../popup/popup-look.ts'
import { space } from '../../theme/token.ts'

export const Popup = styled(AnchoredDialog)`
  ${popupLook}
  min-inline-size: 0;
  /* A month and the times beside it are wider than a menu. */
  max-inline-size: var(--available-width);
  max-block-size: var(--available-height);
  padding: ${space(3)};
`

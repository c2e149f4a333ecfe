import { styled } from 'styled-components'
import { AnchoredDialog } from '../../overlays/popup/AnchoredDialog.tsx'
import { popupLook } from '../../overlays/popup-look.ts'
import { space } from '../../theme/token.ts'

export const Popup = styled(AnchoredDialog)`
  ${popupLook}
  min-inline-size: 0;
  /* A month and the times beside it are wider than a menu. */
  max-inline-size: var(--available-width);
  max-block-size: var(--available-height);
  padding: ${space(3)};
`

import { styled } from 'styled-components'
import { AnchoredPopup } from '../../popup/AnchoredPopup.tsx'
import { space, token } from '../../theme/token.ts'

export const Popup = styled(AnchoredPopup)`
  max-inline-size: 18rem;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${token.radius.small};
  background: ${token.surface.inverse};
  color: ${token.ink.inverse};
  font: 500 ${token.text.small} ${token.font.body};
`

import { styled } from 'styled-components'
import { Modal } from '../modal/Modal.tsx'
import { footerLook, sheetLook } from '../modal/modal-look.ts'
import { lowWindow } from '../theme/breakpoints.ts'
import { space, token } from '../theme/token.ts'

export const Sheet = styled(Modal).attrs({ role: 'alertdialog' })`
  ${sheetLook}
  --dialog-width: 30rem;
  &[data-size='small'] {
    --dialog-width: 26rem;
  }
`

export const Title = styled.h2`
  padding: ${space(5)} ${space(5)} 0;
  font: 650 ${token.text.title} ${token.font.body};
`

export const Message = styled.div`
  padding: ${space(2)} ${space(5)} ${space(3)};
  overflow-y: auto;
  color: ${token.ink.subtle};
  ${lowWindow} {
    flex: none;
    overflow: visible;
  }
`

// Not a header or footer element: within a dialog each would be a landmark of the whole page.
export const Footer = styled.div`
  ${footerLook}
  padding-block-end: ${space(5)};
`

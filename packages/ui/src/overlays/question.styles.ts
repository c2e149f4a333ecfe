import { AlertDialog } from '@base-ui/react/alert-dialog'
import { styled } from 'styled-components'
import { space, token } from '../theme/token.ts'
import { SCRIM, backdropLook, footerLook, sheetLook, viewportLook } from './dialog-look.ts'

export const Backdrop = styled(AlertDialog.Backdrop).attrs(SCRIM)`
  ${backdropLook}
`

export const Viewport = styled(AlertDialog.Viewport)`
  ${viewportLook}
`

export const Sheet = styled(AlertDialog.Popup)`
  ${sheetLook}
  --dialog-width: 30rem;
  &[data-size='small'] {
    --dialog-width: 26rem;
  }
`

export const Title = styled(AlertDialog.Title)`
  padding: ${space(5)} ${space(5)} 0;
  font: 650 ${token.text.title} ${token.font.body};
`

export const Message = styled(AlertDialog.Description)`
  padding: ${space(2)} ${space(5)} ${space(3)};
  overflow-y: auto;
  color: ${token.ink.subtle};
`

// Not a header or footer element: within a dialog each would be a landmark of the whole page.
export const Footer = styled.div`
  ${footerLook}
  padding-block-end: ${space(5)};
`

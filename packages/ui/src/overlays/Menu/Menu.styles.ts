import { Menu } from '@base-ui/react/menu'
import { css, styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { popupItemLook, popupLook } from '../../popup/popup-look.ts'

export const Positioner = styled(Menu.Positioner)`
  z-index: ${token.layer.popup};
`

export const Popup = styled(Menu.Popup)`
  ${popupLook}
  min-inline-size: min(max(12rem, var(--anchor-width)), var(--available-width));
`

/** Not a fieldset, which has this role implicitly but is not an allowed child of a menu. */
export const Items = styled.div.attrs({ role: 'group' })``

export const Header = styled.div`
  margin-block-end: ${space(1)};
  padding: ${space(1.5)} ${space(2)};
  border-block-end: 1px solid ${token.line.subtle};
  overflow: hidden;
  color: ${token.ink.muted};
  font: 600 ${token.text.small} ${token.font.body};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Note = styled.p`
  margin: 0;
  padding: ${space(1)} ${space(2)};
  max-inline-size: 18rem;
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`

const itemLook = css`
  ${popupItemLook}
  & svg {
    color: ${token.ink.muted};
  }
  &[data-danger],
  &[data-danger] svg {
    color: ${token.ink.danger};
  }
  &[data-danger]:is([data-highlighted], :focus) {
    background: ${token.tone.red.surface};
    box-shadow: inset 2px 0 0 ${token.line.danger};
    color: ${token.tone.red.ink};
  }
  &[data-disabled],
  &[data-disabled] svg {
    color: ${token.ink.muted};
  }
`

export const Item = styled(Menu.Item)`
  ${itemLook}
`

export const LinkItem = styled(Menu.LinkItem)`
  ${itemLook}
`

export const Divider = styled.hr`
  border: 0;
  block-size: 1px;
  margin: ${space(1)} 0;
  background: ${token.line.subtle};
`

import { Popover } from '@base-ui/react/popover'
import { styled } from 'styled-components'
import { popupLook } from '../../../popup/popup-look.ts'
import { space, token } from '../../../theme/token.ts'

export const Positioner = styled(Popover.Positioner)`
  z-index: ${token.layer.popup};
`

export const Popup = styled(Popover.Popup)`
  ${popupLook}
  inline-size: min(26rem, var(--available-width));
  max-inline-size: none;
  max-block-size: min(36rem, var(--available-height));
  padding: 0;
`

export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-block-end: 1px solid ${token.line.plain};
  background: ${token.surface.raised};
  overflow-wrap: anywhere;
`

export const Title = styled.h2`
  font: 650 ${token.text.large} ${token.font.body};
`

export const Body = styled.div`
  padding: ${space(3)};
`

export const List = styled.ol`
  list-style: none;
`

export const Item = styled.li`
  &:not(:last-child) {
    border-block-end: 1px solid ${token.line.subtle};
  }
`

export const Line = styled.button`
  display: grid;
  gap: ${space(0.5)};
  inline-size: 100%;
  min-block-size: ${token.size.large};
  padding: ${space(2)} ${space(3)};
  border-inline-start: 3px solid transparent;
  text-align: start;
  overflow-wrap: anywhere;
  &:hover {
    background: ${token.surface.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &:not([data-unread]) {
      border-inline-start-color: Canvas;
    }
  }
  &[data-unread] {
    border-inline-start-color: ${token.line.accent};
    font-weight: 650;
  }
`

export const Meta = styled.span`
  display: flex;
  gap: ${space(2)};
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`

export const New = styled.span`
  color: ${token.ink.accent};
  font-weight: 650;
`

export const Foot = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-block-start: 1px solid ${token.line.subtle};
`

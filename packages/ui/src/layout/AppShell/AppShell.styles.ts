import { Dialog } from '@base-ui/react/dialog'
import { styled } from 'styled-components'
import { backdropLook } from '../../overlays/dialog-look.ts'
import { from, under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

/** Source: specification §2, Layout. */
const SIDE_WIDTH_PX = 255

export const Root = styled.div`
  min-block-size: 100dvh;
  /* What the bar takes at the top of the page. */
  ${under(1024)} {
    --page-bar: 3.25rem;
  }
  ${from(1024)} {
    display: grid;
    grid-template-columns: ${SIDE_WIDTH_PX}px minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`

export const Skip = styled.a`
  position: fixed;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: ${token.layer.tooltip};
  padding: ${space(2)} ${space(4)};
  border-radius: ${token.radius.medium};
  background: ${token.surface.raised};
  box-shadow: ${token.shadow.high};
  font-weight: 600;
  &:not(:focus) {
    translate: 0 -200%;
  }
`

export const Side = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token.layer.side};
  block-size: 100dvh;
  ${under(1024)} {
    display: none;
  }
  @media print {
    display: none;
  }
`

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token.layer.side};
  display: flex;
  align-items: center;
  gap: ${space(1)};
  block-size: var(--page-bar);
  padding-inline: ${space(1)} ${space(4)};
  background: ${token.surface.side};
  color: ${token.ink.onSide};
  ${from(1024)} {
    display: none;
  }
  @media print {
    display: none;
  }
`

export const Burger = styled(Dialog.Trigger)`
  display: grid;
  place-items: center;
  inline-size: ${token.size.large};
  block-size: ${token.size.large};
  border-radius: ${token.radius.medium};
  &:hover {
    background: ${token.surface.sideHover};
  }
  &:focus-visible {
    outline-color: ${token.line.focusOnSide};
    outline-offset: -2px;
  }
  & svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }
`

export const Backdrop = styled(Dialog.Backdrop)`
  ${backdropLook}
`

export const Drawer = styled(Dialog.Popup)`
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: ${token.layer.overlay};
  inline-size: min(18rem, calc(100vw - ${space(8)}));
  box-shadow: ${token.shadow.high};
  outline: none;
  transition: translate ${token.motion.slow};
  &[data-starting-style],
  &[data-ending-style] {
    translate: -100% 0;
  }
`

export const Main = styled.main`
  min-inline-size: 0;
  inline-size: 100%;
  max-inline-size: 100rem;
  margin-inline: auto;
  padding: ${space(4)} ${space(4)} ${space(12)};
  outline: none;
  ${from(640)} {
    padding: ${space(6)} ${space(6)} ${space(12)};
  }
  ${from(1280)} {
    padding: ${space(7)} ${space(8)} ${space(12)};
  }
  @media print {
    padding: 0;
  }
`

import { styled } from 'styled-components'
import { skipLook } from '../../accessibility/skip-look.ts'
import { Modal } from '../../modal/Modal.tsx'
import { entersFrom } from '../../theme/surface-motion.ts'
import { space, token } from '../../theme/token.ts'

export const Skip = styled.a`
  position: fixed;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  ${skipLook}
  &:not(:focus) {
    /* Its shadow would be visible beside the folded menu. */
    box-shadow: none;
    translate: 0 -200%;
  }
`

export const Burger = styled.button`
  flex: none;
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

export const Drawer = styled(Modal)`
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  place-self: stretch;
  inline-size: min(18rem, calc(100vw - ${space(8)}));
  box-shadow: ${token.shadow.high};
  outline: none;
  transition: translate ${token.motion.slow};
  ${entersFrom('translate: -100% 0;')}
`

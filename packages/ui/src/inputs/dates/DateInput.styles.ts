import { Popover } from '@base-ui/react/popover'
import { styled } from 'styled-components'
import { popupLook } from '../../overlays/popup-look.ts'
import { space, token } from '../../theme/token.ts'
import { affixLook, frameLook, inputLook } from '../input-look.ts'

export const Frame = styled.div`
  ${frameLook}
`

export const Input = styled.input`
  ${inputLook}
`

export const Affix = styled.span`
  ${affixLook}
`

export const Button = styled(Popover.Trigger)`
  display: grid;
  place-items: center;
  inline-size: ${token.size.small};
  block-size: ${token.size.small};
  border-radius: ${token.radius.small};
  color: ${token.ink.muted};
  &:hover {
    background: ${token.surface.hover};
    color: ${token.ink.plain};
  }
  &:disabled {
    background: none;
    color: ${token.ink.muted};
  }
  & svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`

export const Positioner = styled(Popover.Positioner)`
  z-index: ${token.layer.overlay};
`

export const Popup = styled(Popover.Popup)`
  ${popupLook}
  min-inline-size: 0;
  max-block-size: var(--available-height);
  padding: ${space(3)};
`

/** As large as the calendar that is being fetched, so that nothing moves when it is there. */
export const Waiting = styled.div`
  inline-size: 17rem;
  block-size: 18.5rem;
`

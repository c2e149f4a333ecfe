import { Tooltip } from '@base-ui/react/tooltip'
import { styled } from 'styled-components'
import { fades } from '../../theme/surface-motion.ts'
import { space, token } from '../../theme/token.ts'

export const Positioner = styled(Tooltip.Positioner)`
  z-index: ${token.layer.tooltip};
`

export const Popup = styled(Tooltip.Popup)`
  max-inline-size: min(18rem, var(--available-width));
  padding: ${space(1)} ${space(2)};
  border-radius: ${token.radius.small};
  background: ${token.surface.inverse};
  color: ${token.ink.inverse};
  font: 500 ${token.text.small} ${token.font.body};
  overflow-wrap: anywhere;
  &[data-of-focus] {
    pointer-events: none;
  }
  transition: opacity ${token.motion.fast};
  ${fades}
`

import { css } from 'styled-components'
import { from, under } from '../theme/breakpoints.ts'
import { space, token } from '../theme/token.ts'

/**
 * A button among the tools of AppShell: bordered in the line of the title, only an icon in the bar of a
 * narrow window.
 */
export const toolLook = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  border-radius: ${token.radius.medium};
  & svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  ${from(1024)} {
    block-size: ${token.size.medium};
    padding-inline: ${space(3)};
    border: 1px solid ${token.line.plain};
    background: ${token.surface.raised};
    color: ${token.ink.muted};
    &:hover {
      background: ${token.surface.hover};
    }
    @media (pointer: coarse) {
      block-size: ${token.size.large};
    }
  }
  /* In the bar of a narrow window: touch needs a larger target. */
  ${under(1024)} {
    flex: none;
    min-inline-size: ${token.size.large};
    block-size: ${token.size.large};
    padding-inline: ${space(2.5)};
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
  }
`

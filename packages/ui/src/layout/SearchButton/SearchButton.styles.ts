import { styled } from 'styled-components'
import { from, under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

export const Root = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  border-radius: ${token.radius.medium};
  & svg {
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
  }
  /* In the bar of a narrow window: a sign that a thumb can press. */
  ${under(1024)} {
    inline-size: 2.75rem;
    block-size: 2.75rem;
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

export const Words = styled.span`
  /* No text of its own, so that the button has the name that it shows. */
  &::after {
    content: attr(data-hint);
    margin-inline-start: ${space(2)};
    font: 400 ${token.text.small} ${token.font.body};
  }
  ${under(1024)} {
    display: none;
  }
`

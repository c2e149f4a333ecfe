import { Accordion } from '@base-ui/react/accordion'
import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Root = styled(Accordion.Root<string>)`
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.large};
  background: ${token.surface.plain};
  overflow: clip;
`

export const Item = styled(Accordion.Item)`
  &:not(:first-child) {
    border-block-start: 1px solid ${token.line.plain};
  }
`

export const Header = styled(Accordion.Header)`
  display: flex;
`

export const Chevron = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${token.ink.muted};
  transition: rotate ${token.motion.fast};
  & svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`

export const Trigger = styled(Accordion.Trigger)`
  display: flex;
  flex: 1;
  align-items: center;
  min-inline-size: 0;
  gap: ${space(2)};
  min-block-size: ${token.size.large};
  padding: ${space(2)} ${space(4)};
  &:hover {
    background: ${token.surface.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-expanded='true'] > ${Chevron} {
    rotate: 180deg;
  }
`

export const Title = styled.span`
  min-inline-size: 0;
  font: 650 ${token.text.body} ${token.font.body};
  overflow-wrap: anywhere;
`

/** Does not wrap; the heading does. */
export const Mark = styled.span`
  flex: none;
`

export const ErrorMark = styled.span`
  color: ${token.ink.danger};
  & svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`

export const Body = styled.div`
  padding: ${space(2)} ${space(4)} ${space(5)};
`

import { Tabs } from '@base-ui/react/tabs'
import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const List = styled(Tabs.List)`
  display: flex;
  flex-wrap: wrap;
  border-block-end: 1px solid ${token.line.plain};
  @media print {
    display: none;
  }
`

export const Tab = styled(Tabs.Tab)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  min-block-size: ${token.size.large};
  /* The lines of the list and of the current tab are one. */
  margin-block-end: -1px;
  padding: ${space(2)} ${space(4)};
  border: 0;
  border-block-end: 3px solid transparent;
  border-radius: ${token.radius.small} ${token.radius.small} 0 0;
  background: none;
  cursor: pointer;
  color: ${token.ink.subtle};
  font: 600 ${token.text.body} ${token.font.body};
  overflow-wrap: anywhere;
  transition: background-color ${token.motion.fast};
  &:hover {
    background: ${token.surface.hover};
    color: ${token.ink.plain};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-active] {
    border-block-end-color: ${token.line.accent};
    color: ${token.ink.accent};
    @media (forced-colors: active) {
      border-block-end-color: Highlight;
    }
  }
  &[data-disabled] {
    cursor: not-allowed;
    background: none;
    color: ${token.ink.muted};
    opacity: 0.6;
    @media (forced-colors: active) {
      opacity: 1;
      color: GrayText;
    }
  }
  @media (width < 480px) {
    gap: ${space(1)};
    padding-inline: ${space(1.5)};
    font-size: 0.8125rem;
  }
`

export const Panel = styled(Tabs.Panel)`
  padding-block-start: ${space(5)};
  border-radius: ${token.radius.small};
`

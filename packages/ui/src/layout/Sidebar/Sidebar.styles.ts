import { Accordion } from '@base-ui/react/accordion'
import { ChevronDown } from 'lucide-react'
import { css, styled } from 'styled-components'
import { LinkSlot } from '../../controls/LinkSlot/LinkSlot.tsx'
import { space, token } from '../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  background: ${token.surface.side};
  color: ${token.ink.onSide};
  & :focus-visible {
    outline-color: ${token.line.focusOnSide};
    outline-offset: -2px;
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space(4)} ${space(3)} ${space(3)};
`

const plainLook = css`
  border-radius: ${token.radius.medium};
  color: inherit;
  text-decoration: none;
  transition: background-color ${token.motion.fast};
  &:hover {
    background: ${token.surface.sideHover};
  }
`

export const Home = styled(LinkSlot)`
  ${plainLook}
  padding: ${space(1.5)} ${space(2)};
`

export const Close = styled.button`
  ${plainLook}
  display: grid;
  place-items: center;
  inline-size: ${token.size.large};
  block-size: ${token.size.large};
  & svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`

export const Phone = styled.a`
  ${plainLook}
  margin: 0 ${space(3)} ${space(1)};
  padding: ${space(1)} ${space(2)};
  font-size: ${token.text.small};
`

export const Nav = styled.nav`
  flex: 1;
  min-block-size: 0;
  padding: ${space(1)} ${space(3)};
  overflow-y: auto;
  scrollbar-color: ${token.line.side} transparent;
`

export const SectionHead = styled.h2`
  margin-block-start: ${space(2)};
`

export const Chevron = styled(ChevronDown)`
  flex: none;
  inline-size: 1rem;
  block-size: 1rem;
  transition: rotate ${token.motion.fast};
`

export const SectionToggle = styled(Accordion.Trigger)`
  ${plainLook}
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 2rem;
  padding: ${space(1)} ${space(2)};
  color: ${token.ink.onSideSubtle};
  font: 600 ${token.text.small} ${token.font.body};
  &[data-panel-open] > ${Chevron} {
    rotate: 180deg;
  }
`

export const Panel = styled(Accordion.Panel)`
  block-size: var(--accordion-panel-height);
  overflow: clip;
  transition: block-size ${token.motion.slow};
  &[data-starting-style],
  &[data-ending-style] {
    block-size: 0;
  }
`

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1px;
  padding-block: ${space(0.5)} ${space(1)};
  list-style: none;
`

const itemLook = css`
  ${plainLook}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  inline-size: 100%;
  min-block-size: 2.25rem;
  padding: ${space(1.5)} ${space(2.5)};
  font: 500 ${token.text.body} ${token.font.body};
  & svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${token.ink.onSideSubtle};
  }
  @media (pointer: coarse) {
    min-block-size: ${token.size.large};
  }
`

export const ItemButton = styled.button`
  ${itemLook}
`

export const ItemLink = styled(LinkSlot)`
  ${itemLook}
  &[aria-current] {
    background: ${token.surface.sideCurrent};
    font-weight: 650;
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: ${space(2)};
    inset-inline-start: 0;
    inline-size: 3px;
    border-radius: ${token.radius.round};
    background: ${token.line.mark};
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  &[aria-current] svg {
    color: inherit;
  }
`

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  padding: ${space(3)} ${space(4)};
  border-block-start: 1px solid ${token.line.side};
`

export const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const LogOut = styled.button`
  ${plainLook}
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-block-size: ${token.size.medium};
  padding: ${space(1)} ${space(2)};
  font: 600 ${token.text.small} ${token.font.body};
  white-space: nowrap;
  & svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`

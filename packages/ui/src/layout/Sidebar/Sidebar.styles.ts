import { Accordion } from '@base-ui/react/accordion'
import { ChevronDown } from 'lucide-react'
import { css, styled } from 'styled-components'
import { LinkSlot } from '../../controls/LinkSlot/LinkSlot.tsx'
import { fadesOnLeave } from '../../theme/hover-motion.ts'
import { entersFrom } from '../../theme/surface-motion.ts'
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

/** Selects parts of the collapsed menu, which is as wide as its icons. */
const folded = '[data-folded] > &'

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space(4)} ${space(3)} ${space(3)};
  ${folded} {
    justify-content: center;
    padding-inline: ${space(1)};
  }
`

const plainLook = css`
  border-radius: ${token.radius.medium};
  color: inherit;
  text-decoration: none;
  ${fadesOnLeave('background-color')}
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
  ${folded} {
    align-self: center;
    margin-inline: 0;
    padding: ${space(2)};
    & svg {
      display: block;
      inline-size: 1.125rem;
      block-size: 1.125rem;
    }
  }
`

export const Nav = styled.nav`
  flex: 1;
  min-block-size: 0;
  padding: ${space(1)} ${space(3)};
  overflow-y: auto;
  scrollbar-color: ${token.line.side} transparent;
  ${folded} {
    padding-inline: ${space(2.5)};
    scrollbar-width: thin;
  }
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
  overflow-wrap: anywhere;
  &[aria-expanded='true'] > ${Chevron} {
    rotate: 180deg;
  }
`

export const Panel = styled(Accordion.Panel)`
  block-size: var(--accordion-panel-height);
  overflow: clip;
  transition: block-size ${token.motion.slow};
  ${entersFrom('block-size: 0;')}
`

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1px;
  padding-block: ${space(0.5)} ${space(1)};
  list-style: none;
  [data-folded] > ${Nav} > &:not(:first-child) {
    margin-block-start: ${space(1)};
    padding-block-start: ${space(1.5)};
    border-block-start: 1px solid ${token.line.side};
  }
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
  /* Larger text wraps within a word rather than being cut off. */
  overflow-wrap: anywhere;
  & svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${token.ink.onSideSubtle};
  }
  [data-folded] & {
    justify-content: center;
    padding-inline: 0;
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

/** In the same place in both states, so that it can be pressed again at once. */
export const Fold = styled.button`
  ${itemLook}
  inline-size: auto;
  margin: ${space(1)} ${space(3)};
  color: ${token.ink.onSideSubtle};
  font: 600 ${token.text.small} ${token.font.body};
  ${folded} {
    margin-inline: ${space(2.5)};
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2.5)};
  padding: ${space(3)} ${space(4)};
  border-block-start: 1px solid ${token.line.side};
  ${folded} {
    flex-direction: column;
    gap: ${space(1)};
    padding-inline: 0;
  }
`

export const Name = styled.span`
  /* With larger text the button beside it moves to the next line. */
  flex: 1 1 4rem;
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
  overflow-wrap: anywhere;
  & svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  [data-folded] & {
    padding-inline: ${space(2.5)};
  }
`

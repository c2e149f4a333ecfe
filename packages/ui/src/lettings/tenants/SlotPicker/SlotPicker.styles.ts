import { styled } from 'styled-components'
import { selectedLook } from '../../../controls/selected-look.ts'
import { from, lowWindow } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

/** On a phone in one line, which is swiped sideways; a pressed day moves to its middle, so that the next ones are in sight. */
export const Days = styled.ul.attrs({ role: 'list' })`
  /* Holds the hidden texts of its days, which would widen the page otherwise. */
  position: relative;
  display: flex;
  gap: ${space(2)};
  padding-block: ${space(1)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  list-style: none;
  ${from(640)} {
    flex-wrap: wrap;
  }
  @media print {
    display: none;
  }
`

export const Day = styled.button`
  display: grid;
  justify-items: center;
  inline-size: 4rem;
  min-block-size: 4.5rem;
  padding: ${space(2)} ${space(1)};
  border: 1px solid ${token.line.strong};
  border-radius: ${token.radius.medium};
  background: ${token.surface.raised};
  color: ${token.ink.subtle};
  font: 400 ${token.text.small} ${token.font.body};
  overflow-wrap: anywhere;
  & > strong {
    color: ${token.ink.plain};
    font: 650 ${token.text.title} ${token.font.body};
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    border-color: ${token.line.accent};
  }
  /* The strip would cut off what is around the first day. */
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    ${selectedLook}
  }
`

export const Times = styled.div`
  display: grid;
  gap: ${space(2)};
  /* On a phone three columns, two where a time would not fit; from there on as many as fit. */
  > [role='radiogroup'][data-size='large'][data-direction='row'][data-labels='long'] {
    grid-template-columns: repeat(auto-fill, minmax(max(5.25rem, 30%), 1fr));
    /* So that three fit a phone. */
    & > label {
      gap: ${space(2)};
      padding-inline: ${space(2)};
    }
    ${from(640)} {
      grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
    }
  }
`

export const DayName = styled.span`
  overflow-wrap: anywhere;
  font: 650 ${token.text.body} ${token.font.body};
`

/** It stays in sight while the times are scrolled. */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)} calc(${space(3)} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token.line.plain};
  background: ${token.surface.plain};
  ${lowWindow} {
    position: static;
  }
  @media print {
    position: static;
  }
`

/** The chosen time, below the one that it replaces. */
export const Choice = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Present = styled.p`
  color: ${token.ink.subtle};
  font: 400 ${token.text.small} ${token.font.body};
  font-variant-numeric: tabular-nums;
`

export const Chosen = styled.output`
  display: block;
  font: 650 ${token.text.body} ${token.font.body};
  font-variant-numeric: tabular-nums;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

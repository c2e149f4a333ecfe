import { css, styled } from 'styled-components'
import { selectedLook } from '../../controls/selected-look.ts'
import { under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

export const Columns = styled.div`
  display: flex;
  gap: ${space(3)};
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block-end: ${space(2)};
`

export const Month = styled.span`
  font: 600 ${token.text.body} ${token.font.body};
`

export const Grid = styled.table`
  border-collapse: collapse;
`

export const Weekday = styled.th.attrs({ scope: 'col' })`
  padding-block-end: ${space(1)};
  color: ${token.ink.muted};
  font: 500 ${token.text.small} ${token.font.body};
`

export const Cell = styled.td`
  padding: 0;
`

/** For the border of what is selected; forced colours would draw it around all. */
const noBorder = css`
  border: 1px solid transparent;
  @media (forced-colors: active) {
    border-color: Canvas;
  }
`

export const Day = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  /* Narrower on phones, to leave room for the times. */
  inline-size: min(2.25rem, (100vw - 9rem) / 7);
  block-size: 2.25rem;
  ${noBorder}
  border-radius: ${token.radius.small};
  font: 400 ${token.text.body} ${token.font.body};
  font-variant-numeric: tabular-nums;
  &:hover {
    background: ${token.surface.hover};
  }
  &[data-other-month] {
    color: ${token.ink.muted};
    @media (forced-colors: active) {
      color: GrayText;
    }
  }
  &[data-count] {
    align-content: center;
    line-height: 1rem;
  }
  /* Generated content, so that it is not part of the accessible name. */
  &[data-count]::after {
    content: attr(data-count) / '';
    padding-inline: ${space(1)};
    border-radius: ${token.radius.round};
    background: ${token.surface.sunken};
    color: ${token.ink.subtle};
    font: 600 0.625rem/0.875rem ${token.font.body};
  }
  /* An underline: a border would look like the selected day. */
  &[aria-current='date'] {
    font-weight: 600;
    &::before {
      content: '';
      position: absolute;
      inset-block-end: 1px;
      inline-size: 1rem;
      border-block-end: 2px solid;
    }
  }
  [aria-selected='true'] > & {
    ${selectedLook}
    font-weight: 600;
  }
  &[aria-disabled='true'] {
    background: none;
    color: ${token.ink.muted};
    text-decoration: line-through;
    cursor: not-allowed;
  }
`

export const Times = styled.ul`
  flex: none;
  margin: 0;
  list-style: none;
  position: relative;
  max-block-size: 17.5rem;
  padding: 0 ${space(1)} 0 0;
  /* Always with a scroll bar, so that the width does not depend on the length of the list. */
  overflow: hidden scroll;
  overscroll-behavior: contain;
`

export const Time = styled.button`
  inline-size: 100%;
  text-align: start;
  white-space: nowrap;
  padding: ${space(1)} ${space(2.5)};
  ${noBorder}
  border-radius: ${token.radius.small};
  font: 400 ${token.text.body} ${token.font.body};
  font-variant-numeric: tabular-nums;
  &:hover {
    background: ${token.surface.hover};
  }
  &[aria-pressed='true'] {
    ${selectedLook}
    font-weight: 600;
  }
  @media (pointer: coarse) {
    padding-block: ${space(2.5)};
  }
`

export const Taken = styled.span`
  /* Below the time on phones, for lack of width. */
  ${under(640)} {
    display: block;
  }
  color: ${token.ink.muted};
  font-size: ${token.text.small};
  @media (forced-colors: active) {
    color: inherit;
  }
`

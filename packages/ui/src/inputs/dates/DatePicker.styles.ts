import { css, styled } from 'styled-components'
import { selectedLook } from '../../controls/selected-look.ts'
import { under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

export const Columns = styled.div`
  display: flex;
  gap: ${space(3)};
`

/** The border marks what is selected; forced colours would draw it around all. */
export const noBorder = css`
  border: 1px solid transparent;
  @media (forced-colors: active) {
    border-color: Canvas;
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

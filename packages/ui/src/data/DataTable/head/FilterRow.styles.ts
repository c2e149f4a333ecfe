import { styled } from 'styled-components'
import { screenUnder } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'
import { narrowCellLook } from '../columns/cell-look.ts'

export const Cell = styled.td.attrs({ role: 'cell' })`
  min-inline-size: 0;
  padding: 0 ${space(1)} ${space(2)};
  ${narrowCellLook}
  &[data-pinned] {
    justify-items: stretch;
  }
  ${screenUnder(640)} {
    display: none;
    padding: 0;
    &[data-label] {
      display: block;
      min-inline-size: 0;
      /* The label is the input's name already. */
      &::before {
        content: attr(data-label) / '';
        display: block;
        color: ${token.ink.muted};
        font: 400 ${token.text.small} ${token.font.body};
      }
    }
  }
`

export const Box = styled.div`
  position: relative;
`

/** The magnifier in an empty field. */
export const Glass = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${space(1.5)};
  display: grid;
  place-content: center;
  color: ${token.ink.muted};
  pointer-events: none;
  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

/** Six strong borders in a row would draw more attention than the rows: until used, the magnifier shows the field. */
export const Input = styled.input`
  inline-size: 100%;
  min-block-size: ${token.size.small};
  padding: 0 ${space(1.5)};
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.small};
  background: ${token.surface.plain};
  font: 400 ${token.text.small} ${token.font.body};
  &:hover,
  &:focus {
    border-color: ${token.line.strong};
    background: ${token.surface.raised};
  }
  &:focus ~ ${Glass},
  &:not(:placeholder-shown) ~ ${Glass} {
    display: none;
  }
  &:not(:placeholder-shown) {
    padding-inline-end: ${space(6)};
    border-color: ${token.line.accent};
    background: ${token.surface.selected};
    box-shadow: inset 0 0 0 1px ${token.line.accent};
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: 0;
  }
  @media (pointer: coarse) {
    min-block-size: ${token.size.medium};
    font: 400 ${token.text.large} ${token.font.body};
  }
`

export const Clear = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-content: center;
  inline-size: ${space(6)};
  color: ${token.ink.muted};
  &:hover {
    color: ${token.ink.plain};
  }
  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

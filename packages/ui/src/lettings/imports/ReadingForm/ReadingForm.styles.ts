import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Scroller = styled.section`
  overflow-x: auto;
  border-radius: 0 0 ${token.radius.large} ${token.radius.large};
  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Table = styled.table`
  inline-size: max-content;
  min-inline-size: 100%;
  border-collapse: collapse;
  & th,
  & td {
    min-inline-size: 7rem;
    max-inline-size: 18rem;
    padding: ${space(2)} ${space(4)};
    border-block-end: 1px solid ${token.line.subtle};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    /* Line breaks of a cell are read. */
    white-space: pre-line;
  }
  & th {
    background: ${token.surface.sunken};
    color: ${token.ink.subtle};
    font: 600 ${token.text.small} ${token.font.body};
  }
  & tr:last-child > td {
    border-block-end: 0;
  }
`

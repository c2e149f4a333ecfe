import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.div`
  overflow-wrap: anywhere;
  /* Print: fixed width. */
  @media screen {
    overflow-x: auto;
  }
`

export const Title = styled.h2`
  margin-block-end: ${space(3)};
  font: 650 ${token.text.title} ${token.font.body};
`

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: auto;
  & th,
  & td {
    padding: ${space(1.5)} ${space(2)};
    border: 1px solid ${token.line.plain};
    text-align: start;
    vertical-align: top;
    white-space: pre-wrap;
  }
  /* Headings, times and phones do not wrap. */
  & th,
  & td:nth-child(1),
  & td:nth-child(3) {
    white-space: nowrap;
  }
  & tr {
    break-inside: avoid;
  }
`

export const Box = styled.span`
  display: block;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  border: 1.5px solid currentColor;
`

export const Foot = styled.p`
  margin-block-start: ${space(3)};
  font-weight: 600;
`

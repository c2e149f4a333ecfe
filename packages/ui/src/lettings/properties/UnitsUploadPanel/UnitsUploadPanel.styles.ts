import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  & > strong {
    min-inline-size: 0;
    margin-inline-end: ${space(2)};
  }
`

export const FileName = styled.strong`
  overflow-wrap: anywhere;
`

// If four columns leave no room for the reason, the value is below its column name.
const narrow = '@container failures (width < 30rem)'
const wide = '@container failures (width >= 40rem)'

export const Scroller = styled.section`
  container: failures / inline-size;
  max-block-size: 20rem;
  overflow: auto;
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.medium};
  background: ${token.surface.raised};
`

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: ${space(1.5)} ${space(3)};
    border-block-end: 1px solid ${token.line.subtle};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & th {
    position: sticky;
    inset-block-start: 0;
    background: ${token.surface.sunken};
    color: ${token.ink.subtle};
    font: 600 ${token.text.small} ${token.font.body};
    overflow-wrap: normal;
  }
  & td:first-child {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  /* A long reason leaves headings and values their room. */
  ${wide} {
    & td:nth-child(n + 2) {
      min-inline-size: 8rem;
    }
  }
  & tr:last-child > td {
    border-block-end: 0;
  }
`

export const ValueHead = styled.th`
  ${narrow} {
    display: none;
  }
`

export const Value = styled.td`
  color: ${token.ink.danger};
  ${narrow} {
    display: none;
  }
`

export const ValueBelow = styled.span`
  display: none;
  color: ${token.ink.danger};
  ${narrow} {
    display: block;
  }
`

/** Below the reason. */
export const Accepts = styled.span`
  display: block;
  color: ${token.ink.muted};
  font-size: ${token.text.small};
`

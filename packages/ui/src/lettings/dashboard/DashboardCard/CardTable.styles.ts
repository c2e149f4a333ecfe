import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

// A card beside another is as narrow as on a phone, so the layout depends on the card's width, not the
// window's.
const narrow = '@container card (width < 27rem)'
const wide = '@container card (width >= 27rem)'

export const Frame = styled.div`
  container: card / inline-size;
`

// In a narrow card rows do not have table layout, and some browsers then drop the roles, so they are
// explicit.

export const Table = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;
  ${narrow} {
    display: block;
  }
`

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${narrow} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${narrow} {
    display: block;
  }
`

export const Row = styled.tr.attrs({ role: 'row' })`
  border-block-start: 1px solid ${token.line.subtle};
  break-inside: avoid;
  /* The border belongs to the card body, which does not scroll. */
  ${Head} > &,
  ${Body} > &:first-child {
    border-block-start: 0;
  }
  ${wide} {
    ${Body} > &:hover {
      background: ${token.surface.hover};
    }
  }
  ${narrow} {
    ${Body} > & {
      display: grid;
      grid-template: 'name viewingDate edit' auto 'propertyAddress propertyAddress edit' auto / 1fr auto auto;
      align-items: baseline;
      gap: 0 ${space(2)};
      padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
    }
  }
`

export const BelowName = styled.div`
  font: 400 ${token.text.small} ${token.font.body};
`

const edge = `
  &:first-child {
    padding-inline-start: ${space(4)};
  }
`

export const Heading = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  padding: ${space(1.5)} ${space(2)};
  color: ${token.ink.muted};
  font: 500 ${token.text.small} ${token.font.body};
  text-align: start;
  white-space: nowrap;
  ${edge}
  ${wide} {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: ${token.surface.plain};
    /* A border would scroll away with the rows. */
    box-shadow: inset 0 -1px 0 ${token.line.subtle};
    @media print {
      position: static;
    }
  }
`

export const Cell = styled.td.attrs({ role: 'cell' })`
  padding: ${space(2)};
  vertical-align: baseline;
  overflow-wrap: anywhere;
  &[data-column='name'] {
    font-weight: 600;
  }
  &[data-column='viewingDate'] {
    white-space: nowrap;
  }
  &[data-column='propertyAddress'] {
    color: ${token.ink.subtle};
  }
  &[data-column='edit'] {
    inline-size: 1px;
    padding-block: ${space(1)};
    padding-inline-end: ${space(3)};
    text-align: end;
  }
  ${wide} {
    ${edge}
    &[data-column='name'] {
      min-inline-size: 8rem;
    }
  }
  ${narrow} {
    padding: 0;
    &[data-column='name'] {
      grid-area: name;
    }
    &[data-column='viewingDate'] {
      grid-area: viewingDate;
    }
    &[data-column='propertyAddress'] {
      grid-area: propertyAddress;
    }
    &[data-column='edit'] {
      grid-area: edit;
      align-self: center;
      inline-size: auto;
      padding: 0;
    }
  }
`

import { styled } from 'styled-components'
import { screenFrom, screenUnder } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'
import { cellLook, narrowCellLook, rowLook } from '../columns/cell-look.ts'

export const HeadRow = styled.tr.attrs({ role: 'row' })`
  ${rowLook}
  background: inherit;
  ${screenUnder(640)} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    &[data-filters] {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: ${space(2)} ${space(3)};
      margin-block-start: ${space(3)};
    }
  }
  @media print {
    border-block-end: 1px solid ${token.line.strong};
    &[data-filters] {
      display: none;
    }
  }
`

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  ${cellLook}
  padding-block: ${space(1)};
  ${narrowCellLook}
  color: ${token.ink.subtle};
  font: 600 ${token.text.small} ${token.font.body};
  ${screenFrom(640)} {
    [data-density='compact'] & {
      line-height: 1rem;
    }
  }
  ${screenUnder(640)} {
    display: none;
    padding: 0;
    &[data-sortable] {
      display: block;
    }
  }
  @media print {
    inline-size: var(--share);
  }
`

export const HeadText = styled.span`
  display: block;
  padding-block: ${space(1)};
  @media print {
    padding-block: 0;
  }
`

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-inline-size: 100%;
  min-block-size: ${token.size.small};
  margin-inline: ${space(-1.5)};
  padding: 0 ${space(1.5)};
  border-radius: ${token.radius.small};
  font: inherit;
  & > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    opacity: 0.55;
  }
  &:hover {
    background: ${token.surface.hover};
    color: ${token.ink.plain};
  }
  &[data-direction='asc'],
  &[data-direction='desc'] {
    color: ${token.ink.accent};
    & > svg {
      opacity: 1;
    }
  }
  ${screenUnder(640)} {
    min-block-size: ${token.size.medium};
    margin: 0;
    padding-inline: ${space(2.5)};
    border: 1px solid ${token.line.plain};
    border-radius: ${token.radius.round};
  }
  /* Chromium does not repeat headings that contain a button. */
  @media print {
    display: contents;
    & > svg {
      display: inline-block;
      margin-inline-start: ${space(1)};
      vertical-align: middle;
    }
    &[data-direction='none'] > svg {
      display: none;
    }
  }
`

import { css, styled } from 'styled-components'
import { screenFrom, screenUnder } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'
import { cellLook, narrowCellLook, rowLook } from '../columns/cell-look.ts'

const cardCell = css`
  ${screenUnder(640)} {
    display: grid;
    grid-template-columns: min(7rem, 35%) 1fr;
    justify-items: start;
    gap: ${space(2)};
    padding: ${space(0.75)} 0;
    text-align: start;
    &::before {
      content: attr(data-label);
      color: ${token.ink.muted};
      font: 400 ${token.text.small} ${token.font.body};
    }
    &:empty {
      display: none;
    }
    &[data-part] {
      display: block;
      justify-items: normal;
      &::before {
        content: none;
      }
    }
    &[data-part='title'] {
      order: -1;
      min-block-size: ${space(7)};
      font-weight: 600;
      padding-inline-end: ${space(10)};
    }
    &:is([data-part='menu'], [data-part='select'], [data-part='expand']) {
      position: absolute;
      inset-block-start: ${space(1.5)};
    }
    &[data-part='menu'] {
      inset-inline-end: ${space(1.5)};
    }
    /* A tick and an arrow precede the title, as on wide screens, and do not overlap. */
    &:is([data-part='select'], [data-part='expand']) {
      inset-inline-start: ${space(1.5)};
      & ~ [data-part='title'] {
        padding-inline-start: ${space(7)};
      }
    }
    /* The focus ring around an arrow takes room as well. */
    &[data-part='expand'] ~ [data-part='title'] {
      padding-inline-start: ${space(9)};
    }
    &[data-part='select'] ~ [data-part='expand'] {
      inset-inline-start: ${space(8.5)};
      & ~ [data-part='title'] {
        padding-inline-start: ${space(16)};
      }
    }
  }
`

const cell = css`
  ${cellLook}
  overflow-wrap: anywhere;
  /* Around the text: the target of 24 px is higher than the line, and the ring would cover the next one. */
  &[data-part='title'] :is(a, button):focus-visible {
    margin-inline: -5px;
    padding-inline: 5px;
    outline-offset: -4px;
  }
  ${narrowCellLook}
  ${cardCell}
  &[data-part='wide'] {
    grid-column: 1 / -1;
    padding: ${space(3)};
    background: ${token.surface.plain};
    ${screenFrom(640)} {
      /* Stays visible while the table is scrolled horizontally. */
      & > * {
        position: sticky;
        inset-inline-start: ${space(3)};
        max-inline-size: calc(100cqi - 2 * ${space(3)});
      }
      /* Aligns expanded content with the first cell. */
      &[data-details] {
        padding-inline-start: calc(var(--leading-width) + var(--cell-inset));
        & > * {
          max-inline-size: calc(100cqi - var(--leading-width) - 2 * ${space(3)});
        }
      }
    }
    ${screenUnder(640)} {
      padding: 0;
    }
  }
`

/** Space for an icon after text that fits, such as that of a CopyText. */
const ICON_ROOM = '1.125rem'

// Not on paper, where there are no tooltips.
const compactRow = css`
  ${screenFrom(640)} {
    [data-density='compact'] & {
      contain-intrinsic-block-size: auto 2rem;
      /* Containment would clip anything painted outside the row. */
      & :focus-visible {
        outline-offset: 0;
      }
      & > td:is([data-part='menu'], [data-part='expand']) :focus-visible {
        outline-offset: -2px;
      }
      & > td[data-part='title'] {
        padding-block: ${space(0.5)};
      }
      & > td[data-lines='2'] {
        padding-block: ${space(0.5)};
        line-height: 1rem;
      }
      & > td[data-cut] {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        & wbr {
          display: none;
        }
        & > * {
          position: relative;
          display: inline-block;
          max-inline-size: calc(100% + ${ICON_ROOM});
          margin-inline-end: -${ICON_ROOM};
          padding-inline-end: ${ICON_ROOM};
          overflow: hidden;
          text-overflow: ellipsis;
          vertical-align: bottom;
          /* Clipping would cut off the focus ring. */
          &:focus-visible {
            max-inline-size: 100%;
            margin-inline-end: 0;
            padding-inline-end: 0;
          }
        }
        &[data-lines='2'] {
          display: -webkit-box;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 2;
          white-space: normal;
        }
      }
    }
  }
`

/**
 * Styles the rows and cells as descendants: they are plain elements because a hundred rows would need several
 * hundred styled components for the same few rules.
 */
export const rowsLook = css`
  ${rowLook}
  ${screenFrom(640)} {
    /* Skips layout of rows outside the viewport; find in page, focus and screen readers still reach them. */
    content-visibility: auto;
    contain-intrinsic-block-size: auto 2.75rem;
    background: ${token.surface.plain};
    &:not(:last-child) {
      border-block-end: 1px solid ${token.line.subtle};
    }
    &:hover {
      background: ${token.surface.hover};
    }
    &[data-selected] {
      background: ${token.surface.selected};
    }
  }
  ${screenUnder(640)} {
    position: relative;
    display: flex;
    flex-direction: column;
    padding: ${space(2.5)} ${space(3)};
    border: 1px solid ${token.line.plain};
    border-radius: ${token.radius.large};
    background: ${token.surface.plain};
    &[data-selected] {
      background: ${token.surface.selected};
    }
  }
  @media print {
    break-inside: avoid;
    border-block-end: 1px solid ${token.line.subtle};
  }
  & > td {
    ${cell}
  }
  &[data-divider] {
    display: block;
    padding: ${space(1.5)} var(--cell-inset) ${space(1)};
    background: ${token.surface.sunken};
    color: ${token.ink.subtle};
    font: 600 ${token.text.small} ${token.font.body};
    text-align: start;
    content-visibility: visible;
    ${screenUnder(640)} {
      padding: ${space(2)} 0 0;
      border: 0;
      background: none;
    }
    @media print {
      display: table-row;
    }
  }
  ${compactRow}
`

export const ExpandButton = styled.button`
  display: inline-grid;
  place-content: center;
  inline-size: ${token.size.small};
  block-size: ${token.size.small};
  border-radius: ${token.radius.small};
  color: ${token.ink.subtle};
  &:hover {
    background: ${token.surface.sunken};
  }
  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    transition: rotate ${token.motion.fast};
  }
  &[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
`

import { styled } from 'styled-components'
import { selectedLook } from '../../controls/selected-look.ts'
import { space, token } from '../../theme/token.ts'
import { noBorder } from './DatePicker.styles.ts'

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block-end: ${space(2)};
`

/** Around the elements of the library. */
export const Month = styled.div`
  & [role='status'] {
    font: 600 ${token.text.body} ${token.font.body};
  }
  & table {
    border-collapse: collapse;
  }
  & th {
    padding-block-end: ${space(1)};
    color: ${token.ink.muted};
    font: 500 ${token.text.small} ${token.font.body};
  }
  & td {
    padding: 0;
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
  [data-outside] > & {
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

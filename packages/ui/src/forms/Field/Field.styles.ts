import { styled } from 'styled-components'
import { hiddenLook } from '../../accessibility/hidden-look.ts'
import { space, token } from '../../theme/token.ts'

/** Styles the label as a descendant: a plain element is cheaper than one styled component per field of a long form. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;
  /* Sheets are cut through the box otherwise. A text area can be longer than a sheet. */
  @media print {
    &:not(:has(textarea)) {
      break-inside: avoid;
    }
  }
  & > [data-part='label'] {
    align-self: flex-start;
    color: ${token.ink.subtle};
    font: 600 ${token.text.small} ${token.font.body};
    overflow-wrap: anywhere;
    &[data-hidden] {
      ${hiddenLook}
    }
    /* Generated content: the control itself is marked as required, and its accessible name must not change. */
    &[data-required]::after {
      content: '*';
      content: '*' / '';
      margin-inline-start: ${space(0.5)};
      color: ${token.ink.danger};
    }
  }
`

export const Hint = styled.div`
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`

export const Error = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  color: ${token.ink.danger};
  font: 500 ${token.text.small} ${token.font.body};
  & > span {
    min-inline-size: 0;
  }
  & svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: ${space(0.5)};
  }
`

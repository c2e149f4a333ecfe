import { styled } from 'styled-components'
import { frameLook, inputLook } from '../input-look.ts'

export const Frame = styled.div`
  ${frameLook}
  @media print {
    display: block;
    &::after {
      display: block;
    }
  }
`

export const Input = styled.textarea`
  ${inputLook}
  --least-lines: 3;
  --most-lines: 12;
  &[data-size='short'] {
    --least-lines: 2;
    --most-lines: 6;
  }
  &[data-size='tall'] {
    --least-lines: 8;
    --most-lines: 24;
  }
  min-block-size: calc(var(--least-lines) * 1lh + 0.75rem);
  max-block-size: calc(var(--most-lines) * 1lh + 0.75rem);
  resize: none;
  field-sizing: content;
  /* Resizable by the user where the browser cannot grow it. */
  @supports not (field-sizing: content) {
    resize: vertical;
  }
`

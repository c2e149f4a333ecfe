import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

/** As high as its rows, without a scroll bar. */
export const Content = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: clamp(20rem, 70svh, 34rem);
  /* What follows is below the window then, and does not visibly move when the rows load. */
  &[aria-busy='true'] {
    min-block-size: 100svh;
  }
  @media print {
    min-block-size: 0;
  }
`

export const Body = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  border-block-start: 1px solid ${token.line.subtle};
`

export const Middle = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 18rem;
`

export const Waiting = styled.div`
  padding: ${space(2)} ${space(4)} ${space(4)};
`

/** Holds only a link that looks like a button, which is not printed. */
export const Footer = styled.div`
  padding: ${space(2)} ${space(4)};
  border-block-start: 1px solid ${token.line.subtle};
  @media print {
    display: none;
  }
`

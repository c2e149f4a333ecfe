import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

/** A fixed height, so that the content below does not move when the rows load. */
export const Content = styled.div`
  display: flex;
  flex-direction: column;
  block-size: clamp(20rem, 70svh, 34rem);
  @media print {
    block-size: auto;
  }
`

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  border-block-start: 1px solid ${token.line.subtle};
  @media print {
    overflow: visible;
  }
`

export const Middle = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 100%;
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

import { styled } from 'styled-components'

/** Uneven widths, as text has. */
export const Bone = styled.div`
  inline-size: 70%;
  opacity: 0.6;
  tr:nth-child(3n) > td > & {
    inline-size: 55%;
  }
  tr:nth-child(3n + 1) > td:nth-child(2n) > & {
    inline-size: 85%;
  }
`

import { styled } from 'styled-components'
import { under } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

/** It is as high as five leads, so that what is below does not move when they load. */
export const Body = styled.div`
  display: grid;
  align-content: start;
  min-block-size: 11.5rem;
`

export const Above = styled.p`
  padding-block-end: ${space(2)};
`

export const List = styled.ol`
  display: grid;
  list-style: none;
`

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(2)};
  &:not(:last-child) {
    border-block-end: 1px solid ${token.line.subtle};
  }
  ${under(640)} {
    flex-direction: column;
  }
`

export const Who = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(3)};
  min-inline-size: 0;
  ${under(640)} {
    flex-basis: auto;
  }
`

export const Home = styled.span`
  color: ${token.ink.muted};
  overflow-wrap: anywhere;
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(3)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

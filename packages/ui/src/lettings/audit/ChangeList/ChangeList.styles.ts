import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  list-style: none;
`

export const Change = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
`

export const Label = styled.span`
  flex: 0 1 13rem;
  color: ${token.ink.subtle};
`

export const Values = styled.span`
  display: flex;
  flex: 1 1 14rem;
  flex-wrap: wrap;
  align-items: baseline;
  /* Lines of one change are closer together than changes. */
  gap: 0 ${space(2)};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    align-self: center;
    color: ${token.ink.muted};
  }
`

export const Before = styled.span`
  color: ${token.ink.subtle};
`

import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Change = styled.li`
  display: grid;
  grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};

  @container (inline-size < 30rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Label = styled.span`
  color: ${token.ink.subtle};
`

export const Values = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(2)};
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

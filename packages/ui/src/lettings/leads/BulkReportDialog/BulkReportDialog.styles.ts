import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space(2)};
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
  }
  & strong {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & span {
    color: ${token.ink.muted};
  }
`

import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Filters = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

export const Why = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  & > li + li {
    margin-block-start: ${space(1)};
  }
  & > [data-problem] {
    color: ${token.ink.danger};
  }
`

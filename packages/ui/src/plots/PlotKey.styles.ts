import { styled } from 'styled-components'
import { space, token } from '../theme/token.ts'
import { wide } from './plot-look.ts'

export const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-block-end: ${space(3)};
  font: 400 ${token.text.small} ${token.font.body};
  list-style: none;
  ${wide} {
    /* The order of the stacks, from the top. */
    flex-flow: column-reverse nowrap;
    align-self: end;
    max-inline-size: 13rem;
    margin-block-end: 1.5rem;
  }
`

export const Series = styled.li`
  display: flex;
  align-items: baseline;
  gap: ${space(1.5)};
  min-inline-size: 0;
`

export const Mark = styled.span`
  flex: none;
  align-self: center;
  inline-size: 0.875rem;
  block-size: 0.875rem;
  border-radius: 2px;
  overflow: hidden;
`

export const Name = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${wide} {
    flex: 1;
  }
`

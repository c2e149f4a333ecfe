import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  list-style: none;
`

export const Heading = styled.li`
  flex-basis: 100%;
  color: ${token.ink.subtle};
  font: 600 ${token.text.small} ${token.font.body};
`

export const Item = styled.li`
  min-inline-size: 0;
`

export const Apart = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  color: ${token.ink.subtle};
`

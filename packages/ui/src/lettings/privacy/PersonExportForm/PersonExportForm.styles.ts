import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Matches = styled.ul`
  display: flex;
  flex-direction: column;
  list-style: none;
`

export const Match = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${token.line.subtle};
  overflow-wrap: anywhere;
`

export const Facts = styled.p`
  flex-basis: 100%;
  color: ${token.ink.subtle};
  font: ${token.text.small} ${token.font.body};
`

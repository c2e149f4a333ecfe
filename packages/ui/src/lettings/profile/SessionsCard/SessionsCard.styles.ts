import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  list-style: none;
`

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)};
  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }
  & + & {
    border-block-start: 1px solid ${token.line.subtle};
  }
`

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;
`

export const Device = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`

export const Seen = styled.span`
  color: ${token.ink.subtle};
  font: ${token.text.small} ${token.font.body};
`

import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const List = styled.ol`
  list-style: none;
`

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-block: ${space(2)};
  &:not(:last-child) {
    border-block-end: 1px solid ${token.line.plain};
  }
`

export const Facts = styled.div`
  flex: 1;
  min-inline-size: 0;
`

export const Name = styled.div`
  font-weight: 600;
  overflow-wrap: anywhere;
`

export const Use = styled.div`
  color: ${token.ink.muted};
  font: ${token.text.small} ${token.font.body};
  overflow-wrap: anywhere;
`

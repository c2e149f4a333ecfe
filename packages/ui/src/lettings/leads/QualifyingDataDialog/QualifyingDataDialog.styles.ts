import { styled } from 'styled-components'
import { under } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

export const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 ${space(6)};
  ${under(640)} {
    grid-template-columns: 1fr;
  }
`

export const Answer = styled.div`
  padding-block: ${space(2)};
  border-block-end: 1px solid ${token.line.subtle};
  &[data-wide] {
    grid-column: 1 / -1;
  }
`

export const Question = styled.dt`
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`

export const Words = styled.dd`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Note = styled.p`
  color: ${token.ink.muted};
`

export const Deposit = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(3)};

  & + & {
    padding-block-start: ${space(4)};
    border-block-start: 1px solid ${token.line.subtle};
  }
`

/** It keeps the line breaks that staff entered. */
export const Reason = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

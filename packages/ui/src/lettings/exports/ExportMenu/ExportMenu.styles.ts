import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`

export const Progress = styled.output`
  color: ${token.ink.muted};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

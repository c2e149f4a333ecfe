import { styled } from 'styled-components'
import { space } from '../../../theme/token.ts'

export const Bar = styled.div`
  padding: ${space(1)} ${space(4)} ${space(4)};
`

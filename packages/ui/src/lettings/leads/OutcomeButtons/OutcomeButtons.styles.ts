import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  /* Full width, for a thumb. */
  &[data-size='large'] > button {
    flex: 1 1 auto;
  }
`

export const Obstacle = styled.span`
  color: ${token.ink.muted};
  font: ${token.text.small} ${token.font.body};
`

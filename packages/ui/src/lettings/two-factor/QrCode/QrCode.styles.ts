import { styled } from 'styled-components'
import { token } from '../../../theme/token.ts'

export const Picture = styled.img`
  display: block;
  flex: none;
  inline-size: min(100%, 12rem);
  aspect-ratio: 1;
  border-radius: ${token.radius.medium};
`

import { styled } from 'styled-components'
import { token } from '../../../theme/token.ts'

export const Picture = styled.img`
  display: block;
  inline-size: min(100%, 13rem);
  aspect-ratio: 1;
  border-radius: ${token.radius.medium};
`

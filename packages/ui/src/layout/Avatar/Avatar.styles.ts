import { styled } from 'styled-components'
import { token } from '../../theme/token.ts'

export const Root = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2rem;
  block-size: 2rem;
  overflow: hidden;
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.round};
  background: ${token.surface.sunken};
  color: ${token.ink.subtle};
  & svg {
    inline-size: 60%;
    block-size: 60%;
  }
  &[data-size='large'] {
    inline-size: 6rem;
    block-size: 6rem;
  }
`

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`

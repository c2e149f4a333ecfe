import { styled } from 'styled-components'
import { token } from '../../theme/token.ts'
import { affixLook, frameLook, inputLook } from '../input-look.ts'

export const Frame = styled.div`
  ${frameLook}
`

export const Input = styled.input`
  ${inputLook}
`

export const Affix = styled.span`
  ${affixLook}
`

export const Button = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${token.size.small};
  block-size: ${token.size.small};
  border-radius: ${token.radius.small};
  color: ${token.ink.muted};
  &:hover {
    background: ${token.surface.hover};
    color: ${token.ink.plain};
  }
  &:disabled {
    background: none;
    color: ${token.ink.muted};
  }
  & svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`

import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { affixLook, frameLook, inputLook } from '../input-look.ts'

export const Frame = styled.div`
  ${frameLook}
`

export const Input = styled.input`
  ${inputLook}
  /* Edge's own reveal button would be a second toggle. */
  &::-ms-reveal {
    display: none;
  }
`

export const Affix = styled.span`
  ${affixLook}
`

export const Toggle = styled.button`
  min-inline-size: 3.25rem;
  min-block-size: ${token.size.small};
  padding-inline: ${space(2)};
  border-radius: ${token.radius.small};
  color: ${token.ink.accent};
  font: 600 ${token.text.small} ${token.font.body};
  text-align: center;
  &:hover {
    background: ${token.surface.hover};
  }
  &:disabled {
    color: ${token.ink.muted};
  }
`

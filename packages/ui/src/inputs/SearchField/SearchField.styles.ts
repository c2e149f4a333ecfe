import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { affixLook, frameLook, inputLook } from '../input-look.ts'

export const Frame = styled.div`
  ${frameLook}
  & svg {
    inline-size: 0.9375rem;
    block-size: 0.9375rem;
  }
  &[data-size='small'] {
    min-block-size: ${token.size.small};
  }
`

export const Affix = styled.span`
  ${affixLook}
`

export const Input = styled.input`
  ${inputLook}
  padding-inline: ${space(2.5)} ${space(1)};
  appearance: none;
  &::-webkit-search-cancel-button {
    display: none;
  }
  [data-size='small'] > & {
    padding-block: ${space(0.75)};
    padding-inline-start: ${space(2)};
    font: 400 ${token.text.small} ${token.font.body};
  }
`

export const Clear = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin-inline-end: ${space(0.5)};
  border-radius: ${token.radius.small};
  color: ${token.ink.muted};
  &:hover {
    background: ${token.surface.hover};
    color: ${token.ink.plain};
  }
`

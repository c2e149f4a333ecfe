import { styled } from 'styled-components'
import { token } from '../../theme/token.ts'
import { choiceLook, markLook, noteLook } from '../choice-look.ts'

export const Line = styled.label`
  ${choiceLook}
  &[data-bare] {
    position: relative;
    justify-content: center;
    align-items: center;
    min-inline-size: ${token.size.small};
  }
`

export const Mark = styled.input`
  ${markLook}
  border-radius: ${token.radius.small};
  &::before {
    clip-path: polygon(16% 48%, 8% 58%, 40% 86%, 92% 24%, 82% 16%, 39% 68%);
  }
  &:indeterminate::before {
    clip-path: polygon(18% 42%, 82% 42%, 82% 58%, 18% 58%);
  }
`

export const Note = styled.span`
  ${noteLook}
`

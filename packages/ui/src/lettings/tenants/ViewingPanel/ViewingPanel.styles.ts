import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Question = styled.dialog`
  inline-size: min(28rem, calc(100vw - ${space(8)}));
  margin: auto;
  padding: ${space(6)};
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.large};
  background: ${token.surface.raised};
  color: ${token.ink.plain};
  &[open] {
    display: flex;
    flex-direction: column;
    gap: ${space(4)};
  }
  &::backdrop {
    background: ${token.surface.scrim};
  }
`

export const Title = styled.h2`
  font: 650 ${token.text.title} ${token.font.body};
`

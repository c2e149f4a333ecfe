import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { breathing } from '../../theme/breathing.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`

export const Bone = styled.div`
  inline-size: 100%;
  block-size: 0.75rem;
  margin-block: 0.25rem;
  border-radius: ${token.radius.small};
  background: ${token.line.plain};
  ${breathing}
  &[data-shape='text']:nth-child(3n + 2) {
    inline-size: 82%;
  }
  &[data-shape='text']:nth-child(3n) {
    inline-size: 64%;
  }
  &[data-shape='control'] {
    block-size: ${token.size.medium};
    margin-block: 0;
    border-radius: ${token.radius.medium};
  }
  &[data-shape='picture'] {
    block-size: auto;
    aspect-ratio: 3 / 2;
    border-radius: ${token.radius.medium};
  }
  &[data-shape='circle'] {
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: ${token.radius.round};
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`

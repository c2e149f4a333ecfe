import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space(10)} ${space(5)};
  text-align: center;
  overflow-wrap: anywhere;
`

export const Icon = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  margin-block-end: ${space(3)};
  border-radius: ${token.radius.round};
  background: ${token.surface.selected};
  color: ${token.ink.accent};
  &[data-tone='danger'] {
    background: ${token.tone.red.surface};
    color: ${token.tone.red.ink};
  }
  & svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
`

export const Title = styled.p`
  font: 650 ${token.text.large} ${token.font.body};
`

export const Words = styled.p`
  max-inline-size: 44ch;
  margin-block-start: ${space(1)};
  color: ${token.ink.muted};
  text-wrap: pretty;
`

export const Action = styled.div`
  margin-block-start: ${space(4)};
`

import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Chosen = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  margin: 0;
`

export const Preview = styled.img`
  inline-size: 100%;
  max-block-size: 20rem;
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.medium};
  background: ${token.surface.sunken};
  object-fit: contain;
`

export const Facts = styled.figcaption`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
`

export const Name = styled.span`
  min-inline-size: 0;
  font-weight: 550;
  overflow-wrap: anywhere;
`

export const Size = styled.span`
  flex: none;
  color: ${token.ink.muted};
`

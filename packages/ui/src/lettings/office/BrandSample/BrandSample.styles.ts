import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space(4)};
  margin-block-start: ${space(4)};
`

export const Sample = styled.section`
  overflow: clip;
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.large};
  background: ${token.surface.plain};
  color: ${token.ink.plain};
`

export const Side = styled.div`
  padding: ${space(3)};
  background: ${token.surface.side};
  color: ${token.ink.onSide};
`

export const Current = styled.div`
  padding: ${space(1.5)} ${space(2.5)};
  border-inline-start: 3px solid ${token.line.mark};
  border-radius: ${token.radius.small};
  background: ${token.surface.sideCurrent};
  font-weight: 650;
  overflow-wrap: anywhere;
`

export const Paper = styled.div`
  padding: ${space(4)};
`

export const Title = styled.div`
  font: 600 ${token.text.body} ${token.font.body};
`

export const Words = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  margin-block: ${space(3)};
  overflow-wrap: anywhere;
`

/** Looks like a button or a link, but cannot be pressed. */
export const Button = styled.span`
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${token.radius.medium};
  background: ${token.surface.accent};
  color: ${token.ink.onAccent};
  font-weight: 600;
`

export const Link = styled.span`
  color: ${token.ink.accent};
  text-decoration: underline;
`

export const Colour = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`

export const Dot = styled.span`
  flex: none;
  inline-size: 0.875rem;
  block-size: 0.875rem;
  border: 1px solid ${token.line.strong};
  border-radius: ${token.radius.round};
  forced-color-adjust: none;
`

import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

/** Sticks to the bottom of the viewport, so that nothing moves under the pointer. */
export const Root = styled.output`
  position: sticky;
  inset-block-end: ${space(3)};
  z-index: ${token.layer.sticky};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: fit-content;
  max-inline-size: 100%;
  margin: ${space(3)} auto 0;
  padding: ${space(1)} ${space(1.5)} ${space(1)} ${space(3)};
  border: 1px solid ${token.tone.yellow.line};
  border-radius: ${token.radius.medium};
  background: ${token.tone.yellow.surface};
  color: ${token.tone.yellow.ink};
  box-shadow: ${token.shadow.high};
  overflow-wrap: anywhere;
`

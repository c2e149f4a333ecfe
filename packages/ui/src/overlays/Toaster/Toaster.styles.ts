import { Toast } from '@base-ui/react/toast'
import { styled } from 'styled-components'
import { entersFrom } from '../../theme/surface-motion.ts'
import { space, token } from '../../theme/token.ts'

const width = `min(24rem, calc(100vw - ${space(6)}))`

export const Viewport = styled(Toast.Viewport)`
  position: fixed;
  inset-block-end: var(--toasts-end);
  inset-inline: 0;
  margin-inline: auto;
  z-index: ${token.layer.toast};
  display: flex;
  flex-direction: column-reverse;
  inline-size: ${width};
  outline: none;
  @media print {
    display: none;
  }
`

export const Region = styled.div`
  display: flex;
  flex-direction: column-reverse;
`

export const Root = styled(Toast.Root)`
  margin-block-start: ${space(2)};
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.medium};
  background: ${token.surface.raised};
  box-shadow: ${token.shadow.high};
  color: ${token.ink.plain};
  /* Swiped away to the right or downwards. */
  transform: translate(var(--toast-swipe-movement-x), var(--toast-swipe-movement-y));
  touch-action: none;
  transition:
    opacity ${token.motion.slow},
    transform ${token.motion.slow},
    translate ${token.motion.slow};
  &[data-limited] {
    display: none;
  }
  ${entersFrom(`opacity: 0; translate: 0 ${space(3)};`)}
  --mark: ${token.ink.subtle};
  &[data-tone='success'] {
    --mark: ${token.ink.success};
  }
  &[data-tone='error'] {
    --mark: ${token.ink.danger};
    border-color: ${token.line.danger};
  }
`

export const Content = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(3)};
  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: var(--mark);
  }
`

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space(1)};
`

export const About = styled(Toast.Description)`
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
  overflow-wrap: anywhere;
`

export const Text = styled(Toast.Title)`
  font: 500 ${token.text.body} ${token.font.body};
`

export const Action = styled.button`
  flex: none;
  max-inline-size: 50%;
  min-block-size: ${token.size.small};
  padding-inline: ${space(2)};
  border-radius: ${token.radius.small};
  color: ${token.ink.accent};
  font: 650 ${token.text.body} ${token.font.body};
  overflow-wrap: anywhere;
  &:hover {
    background: ${token.surface.hover};
  }
`

export const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${token.size.small};
  block-size: ${token.size.small};
  border-radius: ${token.radius.small};
  color: ${token.ink.muted};
  &:hover {
    background: ${token.surface.hover};
    color: ${token.ink.plain};
  }
  & svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`

import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Root = styled.fieldset`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  inline-size: 100%;
  min-inline-size: 0;
  padding: ${space(8)} ${space(4)};
  border: 1.5px dashed ${token.line.strong};
  border-radius: ${token.radius.large};
  background: ${token.surface.sunken};
  color: ${token.ink.subtle};
  text-align: center;
  transition:
    background-color ${token.motion.fast},
    border-color ${token.motion.fast};
  &[data-size='small'] {
    padding: ${space(3)};
    gap: ${space(1)};
  }
  &[data-near] {
    border-color: ${token.line.accent};
  }
  &[data-over] {
    border-style: solid;
    background: ${token.surface.selected};
    color: ${token.ink.plain};
  }
  &[data-invalid] {
    border-color: ${token.line.danger};
  }
  &[data-disabled] {
    border-color: ${token.line.plain};
    color: ${token.ink.muted};
    cursor: not-allowed;
  }
`

export const Icon = styled.span`
  display: grid;
  color: ${token.ink.accent};
  & svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    stroke-width: 1.5;
  }
  [data-size='small'] > & {
    display: none;
  }
  [data-disabled] > & {
    color: inherit;
  }
`

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(1)} ${space(2)};
`

export const Rules = styled.p`
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`

export const Errors = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  color: ${token.ink.danger};
  font: 500 ${token.text.small} ${token.font.body};
  text-align: start;
  overflow-wrap: anywhere;
`

export const Error = styled.p`
  display: flex;
  align-items: start;
  gap: ${space(1.5)};
  & svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1.25rem;
  }
`

import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { choiceLook, markLook, noteLook } from '../choice-look.ts'

export const Group = styled.fieldset`
  min-inline-size: 0;
  border: 0;
`

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  &[data-direction='row'] {
    flex-flow: row wrap;
    column-gap: ${space(5)};
  }
  &[data-size='large'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    gap: ${space(2)};
  }
  &[data-size='large'][data-direction='row'] {
    grid-template-columns: repeat(auto-fit, minmax(3.75rem, 1fr));
    &[data-labels='long'] {
      grid-template-columns: repeat(auto-fit, minmax(min(3.75rem + var(--longest) * 1ch, 100%), 1fr));
    }
  }
  &:has(> ${Group}) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: ${space(3)} ${space(6)};
  }
  @media print {
    break-inside: avoid;
  }
`

export const Heading = styled.legend`
  inline-size: 100%;
  margin-block-end: ${space(1)};
  padding-block-end: ${space(1)};
  border-block-end: 1px solid ${token.line.plain};
  color: ${token.ink.subtle};
  font: 600 ${token.text.small} ${token.font.body};
`

export const Line = styled.label`
  ${choiceLook}
  &[data-size='large'] {
    align-items: center;
    inline-size: 100%;
    min-block-size: 3rem;
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${token.line.strong};
    border-radius: ${token.radius.medium};
    background: ${token.surface.raised};
    font: 400 ${token.text.large} ${token.font.body};
    transition: border-color ${token.motion.fast};
    &:hover:not(:has(:disabled)) {
      border-color: ${token.line.accent};
    }
    &:has(:checked) {
      border-color: ${token.line.accent};
      box-shadow: inset 0 0 0 1px ${token.line.accent};
      background: ${token.surface.selected};
    }
    &:has([aria-invalid='true']) {
      border-color: ${token.line.danger};
    }
    &:has(:focus-visible) {
      outline: 2px solid ${token.line.focus};
      outline-offset: 1px;
    }
    & :focus-visible {
      outline: none;
    }
    &:has(:disabled) {
      border-color: ${token.line.plain};
      background: ${token.surface.sunken};
      box-shadow: none;
    }
  }
`

export const Mark = styled.input`
  ${markLook}
  border-radius: ${token.radius.round};
  &::before {
    margin: auto;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: inherit;
  }
`

export const Note = styled.span`
  ${noteLook}
`

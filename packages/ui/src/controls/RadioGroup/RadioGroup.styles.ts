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
  &:has(> ${Group}) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: ${space(3)} ${space(6)};
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

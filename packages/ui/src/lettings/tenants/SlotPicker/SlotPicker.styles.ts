import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Day = styled.details`
  border-block-end: 1px solid ${token.line.plain};
  > [role='radiogroup'][data-size='large'][data-direction='row'][data-labels='long'] {
    grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
    padding-block-end: ${space(4)};
  }
`

export const DayName = styled.summary`
  min-block-size: 3rem;
  padding-block: ${space(3)};
  font: 650 ${token.text.body} ${token.font.body};
  cursor: pointer;
`

export const Count = styled.span`
  margin-inline-start: ${space(2)};
  color: ${token.ink.muted};
  font-weight: 400;
`

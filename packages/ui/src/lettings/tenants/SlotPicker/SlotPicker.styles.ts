import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Day = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  > [role='radiogroup'][data-size='large'][data-direction='row'] {
    grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  }
`

export const DayName = styled.h3`
  font: 650 ${token.text.body} ${token.font.body};
`

import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Day = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`

export const DayName = styled.h3`
  font: 650 ${token.text.body} ${token.font.body};
`

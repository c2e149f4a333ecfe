import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space(2)};
  list-style: none;
  @media print {
    display: none;
  }
`

export const Step = styled.li`
  padding-block-start: ${space(1.5)};
  border-block-start: 4px solid ${token.line.plain};
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
  &[data-state='done'],
  &[data-state='current'] {
    border-color: ${token.line.accent};
  }
  &[data-state='current'] {
    color: ${token.ink.plain};
    font-weight: 650;
  }
`

import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.ol`
  display: flex;
  flex-direction: column;
  list-style: none;
`

export const Mail = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(50%);
  align-items: baseline;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${token.line.subtle};

  &:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
`

export const Subject = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`

export const Failure = styled.span`
  grid-column: 1 / -1;
  overflow-wrap: anywhere;
`

export const When = styled.time`
  grid-column: 1 / -1;
  color: ${token.ink.subtle};
  font: ${token.text.small} ${token.font.body};
`

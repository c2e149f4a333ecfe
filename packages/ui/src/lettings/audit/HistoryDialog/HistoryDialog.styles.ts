import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Events = styled.ol`
  display: flex;
  flex-direction: column;
  list-style: none;
`

export const Event = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding-block: ${space(4)};
  border-block-start: 1px solid ${token.line.subtle};

  &:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`

export const What = styled.span`
  font-weight: 600;
`

export const Who = styled.span`
  color: ${token.ink.subtle};
  font: ${token.text.small} ${token.font.body};
  overflow-wrap: anywhere;
`

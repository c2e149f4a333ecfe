import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Note = styled.p`
  color: ${token.ink.muted};
`

export const Checks = styled.ul`
  display: flex;
  flex-direction: column;
  list-style: none;
`

export const Check = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${token.line.subtle};

  &:last-child {
    padding-block-end: 0;
  }
`

export const Facts = styled.div`
  display: flex;
  flex: 1 1 14rem;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Adult = styled.span`
  font-weight: 600;
`

export const Adults = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(2)};
`

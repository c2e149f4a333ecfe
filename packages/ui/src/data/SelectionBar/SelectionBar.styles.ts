import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  /* As high as the controls in whose place it is. */
  min-block-size: 2rem;
  @media print {
    display: none;
  }
`

export const Count = styled.span`
  color: ${token.ink.accent};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`

import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-block-end: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${token.line.accent};
  border-radius: ${token.radius.medium};
  background: ${token.surface.selected};
  @media print {
    display: none;
  }
`

export const Count = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-inline-start: auto;
`

import { createGlobalStyle, styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Paper = styled.div`
  padding: ${space(4)};
  background: ${token.surface.sunken};
  border-radius: ${token.radius.medium};
`

export const PrintedTitle = styled.p`
  display: none;
  margin-block-end: ${space(4)};
  font-weight: 650;

  @media print {
    display: block;
  }
`

export const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${space(2)} ${space(6)};
  list-style: none;
  font-family: ${token.font.mono};
  font-variant-numeric: tabular-nums;
`

export const PrintOnlyCodes = createGlobalStyle`
  @media print {
    body * {
      visibility: hidden;
    }

    [data-recovery-codes],
    [data-recovery-codes] * {
      visibility: visible;
    }

    [data-recovery-codes] {
      position: fixed;
      inset: 0;
    }
  }
`

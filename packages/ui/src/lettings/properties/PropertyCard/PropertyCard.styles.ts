import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Place = styled.p`
  color: ${token.ink.subtle};
  overflow-wrap: anywhere;
`

export const Headline = styled.p`
  padding-block-start: ${space(1)};
  font: 650 ${token.text.title} ${token.font.body};
  font-variant-numeric: tabular-nums;
`

export const Price = styled.p`
  color: ${token.ink.subtle};
  font-variant-numeric: tabular-nums;
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${token.ink.subtle};
`

export const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${token.ink.muted};
  }
`

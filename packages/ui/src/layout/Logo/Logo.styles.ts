import { css, styled } from 'styled-components'
import { token } from '../../theme/token.ts'

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  font: 700 1.125rem/1.5rem ${token.font.body};
  letter-spacing: -0.02em;
  &[data-size='large'] {
    font-size: 1.5rem;
    line-height: 2rem;
  }
`

export const Mark = styled.svg`
  inline-size: 1em;
  block-size: 1.4em;
  fill: none;
`

const stroke = css`
  stroke: currentcolor;
  stroke-width: 2.75;
`

export const Shaft = styled.path`
  ${stroke}
`

export const Bow = styled.circle`
  ${stroke}
`

export const Tooth = styled.path`
  stroke: ${token.line.mark};
  stroke-width: 2.75;
`

import { css, styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

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

// The name of an agency may be long; it may break anywhere.
export const Name = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  &[data-own] {
    white-space: nowrap;
  }
`

export const Initials = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border: 1.5px solid currentcolor;
  border-radius: ${token.radius.medium};
  font-size: 1rem;
  letter-spacing: 0;
`

export const Mark = styled.svg`
  flex: none;
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

/** On white in both themes, because logos are made for paper. */
export const Picture = styled.img`
  max-block-size: 2.5rem;
  max-inline-size: 100%;
  padding: ${space(1)} ${space(2)};
  border-radius: ${token.radius.medium};
  background: ${token.surface.logo};
  object-fit: contain;
  &[data-size='large'] {
    max-block-size: 4.5rem;
    max-inline-size: min(20rem, 90vw);
    padding: ${space(2)} ${space(3)};
  }
  &[data-size='mark'] {
    padding: ${space(0.5)};
    inline-size: 2.5rem;
    block-size: 2.5rem;
  }
`

import { styled } from 'styled-components'
import { under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-block-size: 100dvh;
  padding-block-end: ${space(10)};
  /* A band of the brand green behind the top of the card. */
  background: linear-gradient(${token.surface.side} 15rem, ${token.surface.page} 15rem);
  @media print {
    background: none;
  }
`

export const Brand = styled.div`
  display: flex;
  align-items: center;
  block-size: 8rem;
  color: ${token.ink.onSide};
  ${under(640)} {
    block-size: 6rem;
  }
  @media print {
    color: ${token.ink.plain};
  }
`

export const Main = styled.main`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 25rem;
  padding-inline: ${space(3)};
  &[data-size='large'] {
    max-inline-size: 45rem;
  }
`

export const Sheet = styled.div`
  padding: ${space(7)};
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.large};
  background: ${token.surface.plain};
  box-shadow: ${token.shadow.high};
  ${under(640)} {
    padding: ${space(5)};
  }
  @media print {
    border: 0;
    box-shadow: none;
  }
`

export const Title = styled.h1`
  font: 680 ${token.text.heading} ${token.font.body};
  letter-spacing: -0.02em;
`

export const Lead = styled.p`
  margin-block-start: ${space(1)};
  color: ${token.ink.muted};
  text-wrap: pretty;
`

export const Body = styled.div`
  margin-block-start: ${space(5)};
`

export const Below = styled.div`
  margin-block-start: ${space(5)};
  text-align: center;
  /* A line of its own is easier to press. */
  & > a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`

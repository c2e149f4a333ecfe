import { styled } from 'styled-components'
import { under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

export const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block-end: ${space(5)};
  /* Space for the tools of AppShell at the end of the line. */
  padding-inline-end: var(--page-tools, 0);
  /* Below the notices of a page. */
  :not(:empty) + & {
    margin-block-start: ${space(4)};
  }
`

export const Words = styled.div`
  min-inline-size: 0;
`

/** Shifted by the padding of a small button, so that its label aligns with the title. */
export const Above = styled.div`
  margin-inline-start: ${space(-2.5)};
`

/** It is as high as a button, so that titles have the same height with and without actions. */
export const Title = styled.h1`
  padding-block: calc((${token.size.medium} - 1lh) / 2);
  font: 680 ${token.text.heading} ${token.font.body};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  ${under(640)} {
    font: 680 1.375rem/1.75rem ${token.font.body};
  }
`

export const Subtitle = styled.p`
  margin-block-start: ${space(0.5)};
  color: ${token.ink.muted};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  /* On a phone several buttons fill lines of their own, so that they end at the same edge. */
  ${under(640)} {
    &:has(> :nth-child(2)) {
      flex-basis: 100%;
      & > * {
        flex: 1 1 auto;
      }
    }
  }
`

import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(5)} ${space(3)};
  text-align: center;
  overflow-wrap: anywhere;
  & > svg {
    inline-size: 3rem;
    block-size: 3rem;
    margin-block-end: ${space(2)};
    color: ${token.ink.muted};
    stroke-width: 1.5;
  }
  &[data-kind='sent'] > svg {
    color: ${token.ink.success};
  }
`

export const Title = styled.p`
  max-inline-size: 30rem;
  font: 650 ${token.text.title} ${token.font.body};
  text-wrap: balance;
`

export const Words = styled.p`
  max-inline-size: 30rem;
  color: ${token.ink.subtle};
  text-wrap: pretty;
`

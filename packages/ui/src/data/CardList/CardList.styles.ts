import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  & > ul {
    transition: opacity ${token.motion.slow};
  }
  &[data-dimmed] > ul {
    opacity: 0.8;
  }
`

export const Slot = styled.div`
  display: grid;
  min-inline-size: 0;
`

import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${token.line.subtle};
  border-radius: ${token.radius.medium};
  background: ${token.surface.sunken};
  color: ${token.ink.subtle};
  font: ${token.text.small} ${token.font.body};

  &[data-failed] {
    border-color: ${token.tone.red.line};
    background: ${token.tone.red.surface};
    color: ${token.tone.red.ink};
  }
`

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  list-style: none;
`

export const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};

  > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }

  &[data-met] > svg {
    color: ${token.ink.success};
  }
`

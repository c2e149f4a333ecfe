import { styled } from 'styled-components'
import { space } from '../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  &[data-gap='small'] {
    gap: ${space(2)};
  }
  &[data-gap='large'] {
    gap: ${space(6)};
  }
  &[data-width='form'] {
    max-inline-size: 60rem;
  }
  &[data-width='beside-tools'] {
    padding-inline-end: var(--page-tools, 0);
  }
`

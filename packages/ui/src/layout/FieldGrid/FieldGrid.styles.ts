import { styled } from 'styled-components'
import { space } from '../../theme/token.ts'

export const Root = styled.div`
  --least: max(13rem, calc((100% - ${space(4)}) / 2));
  &[data-columns='3'] {
    --least: max(13rem, calc((100% - 2 * ${space(4)}) / 3));
  }
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--least), 100%), 1fr));
  align-items: start;
  gap: ${space(4)};
`

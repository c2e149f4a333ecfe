import { styled } from 'styled-components'
import { space } from '../../../theme/token.ts'

/** Six columns at most, so that each line begins with a quarter of the day. */
export const Hours = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(4.5rem, calc((100% - 5 * ${space(2)}) / 6)), 1fr));
  gap: ${space(1)} ${space(2)};
  min-inline-size: 0;
  border: 0;
`

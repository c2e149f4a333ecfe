import { styled } from 'styled-components'
import { space } from '../../../theme/token.ts'

/** As many side by side as fit; on a wide screen they do not become wider than what they contain. */
export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: ${space(4)};
`

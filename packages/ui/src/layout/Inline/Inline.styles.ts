import { styled } from 'styled-components'
import { space } from '../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  &[data-gap='medium'] {
    gap: ${space(2)} ${space(4)};
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`

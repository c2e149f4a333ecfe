import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

/** Cut after three lines: they only show what the column is about. */
export const Samples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  max-block-size: calc(3lh + 2 * ${space(1)});
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  & > li {
    min-inline-size: 0;
    padding-inline: ${space(1.5)};
    border-radius: ${token.radius.small};
    background: ${token.surface.sunken};
  }
`

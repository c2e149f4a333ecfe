import { css } from 'styled-components'
import { space, token } from '../theme/token.ts'

/** Shows with an icon why a picture could not be uploaded. */
export const troubleLook = css`
  display: flex;
  align-items: start;
  gap: ${space(1)};
  color: ${token.ink.danger};
  font: 500 ${token.text.small} ${token.font.body};
  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1.25rem;
  }
`

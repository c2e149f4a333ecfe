import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const LongText = styled.div`
  position: relative;
  & textarea {
    padding-inline-end: ${space(9)};
  }
`

/** In the corner of the text area, aligned with the icons of single lines. */
export const LongCopy = styled.div`
  position: absolute;
  inset-block-start: ${space(1)};
  inset-inline-end: ${space(1)};
`

export const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${space(1)} ${space(4)};
`

/** Beside the line of the listing. */
export const Origin = styled.span`
  padding-inline: ${space(2)};
  color: ${token.ink.muted};
  font: ${token.text.small} ${token.font.body};
  overflow-wrap: anywhere;
`

import { css } from 'styled-components'
import { space, token } from '../theme/token.ts'

/** The static look of the picture at the top of a card, and of the room it leaves where there is none. */
export const cardPictureLook = css`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-block-end: 1px solid ${token.line.subtle};
  background: ${token.surface.sunken};
  color: ${token.ink.muted};
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

/** The static look of the row of buttons at the foot of a card. */
export const cardActionsLook = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-block-start: auto;
  padding: ${space(3)} ${space(4)};
  border-block-start: 1px solid ${token.line.subtle};
`

import { css, styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { troubleLook } from '../trouble-look.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
`

export const Tiles = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Tile = styled.li`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.medium};
  background: ${token.surface.raised};
  &[data-movable] {
    cursor: grab;
  }
  &[data-dragging] {
    border-color: ${token.line.accent};
    opacity: 0.45;
  }
  &[data-failed] {
    border-color: ${token.line.danger};
  }
`

const pictureBox = css`
  display: block;
  inline-size: 100%;
  aspect-ratio: 3 / 2;
  padding: 0;
  border: 0;
  background: ${token.surface.sunken};
  overflow: hidden;
`

export const Frame = styled.div`
  ${pictureBox}
`

export const Enlarge = styled.button`
  ${pictureBox}
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -3px;
  }
`

export const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  [data-uploading] &,
  [data-failed] & {
    opacity: 0.6;
  }
`

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  min-block-size: ${space(9)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(2)};
  & > button[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
`

export const Place = styled.span`
  flex: 1;
  min-inline-size: 0;
  color: ${token.ink.muted};
  font: 600 ${token.text.small} ${token.font.body};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  &[data-first] {
    color: ${token.ink.accent};
  }
`

export const State = styled.div`
  flex: 1;
  min-inline-size: 0;
`

export const Trouble = styled.span`
  ${troubleLook}
  overflow-wrap: anywhere;
`

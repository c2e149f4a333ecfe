import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { cardLook } from '../card-look.ts'

export const Root = styled.article`
  ${cardLook}
`

export const Picture = styled.div`
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

export const NoPicture = styled.span`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  font: 550 ${token.text.body} ${token.font.body};
  & > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
`

export const Count = styled.span`
  position: absolute;
  inset-block-end: ${space(2)};
  inset-inline-end: ${space(2)};
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  padding: ${space(0.5)} ${space(2)};
  border-radius: ${token.radius.round};
  background: ${token.surface.inverse};
  color: ${token.ink.inverse};
  font: 600 ${token.text.small} ${token.font.body};
  font-variant-numeric: tabular-nums;
  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)} ${space(4)};
`

export const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
`

export const Title = styled.h2`
  flex: 1 1 50%;
  min-inline-size: 0;
  padding-block: calc((${space(8)} - 1lh) / 2);
  font: 650 ${token.text.large} ${token.font.body};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`

/** Aligned with the first line of a title of any length. */
export const Mark = styled.span`
  display: flex;
  align-items: center;
  min-block-size: ${space(8)};
  &:empty {
    display: none;
  }
  /* A button is higher than the line, which must not grow. */
  & > button {
    margin-block: ${space(-0.5)};
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-block-start: auto;
  padding: ${space(3)} ${space(4)};
  border-block-start: 1px solid ${token.line.subtle};
`

export const LastAction = styled.span`
  margin-inline-start: auto;
`

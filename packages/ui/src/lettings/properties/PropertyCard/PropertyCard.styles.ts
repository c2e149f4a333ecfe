import { styled } from 'styled-components'
import { cardActionsLook, cardPictureLook } from '../../../layout/picture-look.ts'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.large};
  background: ${token.surface.plain};
  box-shadow: ${token.shadow.low};
  @media print {
    break-inside: avoid;
    box-shadow: none;
  }
`

export const PictureFrame = styled.div`
  ${cardPictureLook}
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
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
`

export const Name = styled.h2`
  min-inline-size: 0;
  font: 650 ${token.text.large} ${token.font.body};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`

export const Place = styled.p`
  color: ${token.ink.subtle};
  overflow-wrap: anywhere;
`

export const Price = styled.p`
  padding-block-start: ${space(1)};
  font: 650 ${token.text.title} ${token.font.body};
  font-variant-numeric: tabular-nums;
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${token.ink.subtle};
`

export const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${token.ink.muted};
  }
`

export const Actions = styled.div`
  ${cardActionsLook}
`

export const Last = styled.span`
  margin-inline-start: auto;
`

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

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)} ${space(4)};
`

export const TitleLine = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)};
`

export const Name = styled.h2`
  min-inline-size: 0;
  padding-block: ${space(1)};
  font: 650 ${token.text.large} ${token.font.body};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`

export const Address = styled.p`
  display: flex;
  flex-direction: column;
  color: ${token.ink.subtle};
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  ${cardActionsLook}
`

export const Last = styled.span`
  margin-inline-start: auto;
`

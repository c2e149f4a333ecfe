import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  margin: 0;
`

export const Picture = styled.img`
  max-inline-size: 100%;
  /* The rest of the dialog needs about 14 rem. */
  max-block-size: max(12rem, calc(100dvh - 14rem));
  border-radius: ${token.radius.medium};
  background: ${token.surface.sunken};
  object-fit: contain;
`

export const Caption = styled.figcaption`
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
  overflow-wrap: anywhere;
`

export const Ways = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-inline: auto;
  & > button[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
`

import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { troubleLook } from '../trouble-look.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-inline-size: 0;
  /* On a wide page a full-width picture would push the form out of view. */
  max-inline-size: 40rem;
`

export const Frame = styled.div`
  position: relative;
  overflow: clip;
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.medium};
  background: ${token.surface.sunken};
  &[data-failed] {
    border-color: ${token.line.danger};
  }
`

export const Enlarge = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -3px;
  }
`

export const Picture = styled.img`
  display: block;
  inline-size: 100%;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  &[data-fit='contain'] {
    aspect-ratio: auto;
    block-size: 5.5rem;
    padding: ${space(2)};
    object-fit: contain;
    background: ${token.surface.logo};
  }
  &[data-faint] {
    opacity: 0.6;
  }
`

export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-end: ${space(2)};
`

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(2)};
  background: ${token.surface.raised};
`

export const State = styled.div`
  flex: 1;
  min-inline-size: 0;
`

export const Trouble = styled.span`
  ${troubleLook}
`

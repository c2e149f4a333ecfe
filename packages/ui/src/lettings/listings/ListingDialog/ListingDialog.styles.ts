import { css, styled } from 'styled-components'
import { from, lowWindow } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

/** From 1024 px the list is beside the form and stays in sight while the form scrolls. */
export const Layout = styled.div`
  display: grid;
  gap: ${space(5)};
  ${from(1024)} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space(6)};
  }
`

export const Ready = styled.aside`
  align-self: start;
  position: sticky;
  inset-block-start: 0;
  padding: ${space(4)};
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.large};
  background: ${token.surface.raised};
  /* The dialog without header, footer and edges. */
  max-block-size: min(100dvh - 13rem, 49rem);
  overflow-y: auto;
  ${lowWindow} {
    position: static;
    max-block-size: none;
  }
  @media print {
    max-block-size: none;
  }
`

export const Groups = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(8)};
  min-inline-size: 0;
`

export const Group = styled.section`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;
`

export const GroupTitle = styled.h3`
  padding-block-end: ${space(1.5)};
  border-block-end: 1px solid ${token.line.subtle};
  font: 650 ${token.text.large} ${token.font.body};
`

const plainGroup = css`
  min-inline-size: 0;
  border: 0;
`

export const Features = styled.fieldset`
  ${plainGroup}
  display: grid;
  justify-items: start;
  gap: ${space(2)};
`

export const FeatureLines = styled.ol`
  display: grid;
  gap: ${space(2)};
  inline-size: 100%;
  list-style: none;
`

export const FeatureLine = styled.li`
  min-inline-size: 0;
`

export const LineError = styled.p`
  color: ${token.ink.danger};
  font: 500 ${token.text.small} ${token.font.body};
`

/** Wide enough for a picture, not for the whole form. */
export const Picture = styled.div`
  max-inline-size: 24rem;
`

export const Boxes = styled.fieldset`
  ${plainGroup}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space(1)} ${space(4)};
`

export const Note = styled.p`
  color: ${token.ink.muted};
`

import { styled } from 'styled-components'
import { lowWindow, under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'
import { Modal } from '../../modal/Modal.tsx'
import { footerLook, sheetLook } from '../../modal/modal-look.ts'

export const Sheet = styled(Modal)`
  ${sheetLook}
  --dialog-width: 640px;
  &[data-size='medium'] {
    --dialog-width: 960px;
  }
  &[data-size='large'] {
    --dialog-width: 1280px;
  }
  &[data-tall] {
    @media screen {
      block-size: min(100%, 60rem);
    }
    ${lowWindow} {
      block-size: auto;
    }
  }
`

// Not a header or footer element: within a dialog each would be a landmark of the whole page.
export const Header = styled.div`
  position: relative;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${space(14)};
  padding: ${space(2.5)} ${space(14)} ${space(2.5)} ${space(5)};
  border-block-end: 1px solid ${token.line.plain};
  ${under(640)} {
    column-gap: ${space(1)};
    padding: ${space(1.5)} ${space(12)} ${space(1.5)} ${space(4)};
  }
`

/** The close button stays in its corner, however many lines the header has. */
export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space(2.5)};
  inset-inline-end: ${space(3)};
  ${under(640)} {
    inset-inline-end: ${space(2)};
  }
`

export const Title = styled.h2`
  /* It is as wide as its text, so that actions next to it wrap first. */
  flex: 1 1 auto;
  min-inline-size: 8rem;
  overflow-wrap: anywhere;
  font: 650 ${token.text.title} ${token.font.body};
  /* On phones: two lines of smaller text for a long title, as high as the buttons that arrive beside it. */
  ${under(640)} {
    display: grid;
    align-content: center;
    flex-basis: 0;
    min-block-size: ${token.size.large};
    font: 650 1rem/1.25rem ${token.font.body};
  }
`

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${space(5)};
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Otherwise each key in a field lays out the whole dialog three times: without its scroll bar, with it, and again. */
  &[data-overflowing] {
    scrollbar-gutter: stable;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${under(640)} {
    padding: ${space(4)};
  }
  /* The whole dialog scrolls. */
  ${lowWindow} {
    flex: none;
    overflow: visible;
  }
  @media print {
    overflow: visible;
    /* It could be printed on a sheet of its own. */
    padding-block-end: 0;
  }
`

export const Footer = styled.div`
  ${footerLook}
  border-block-start: 1px solid ${token.line.plain};
  ${under(640)} {
    padding-inline: ${space(4)};
  }
`

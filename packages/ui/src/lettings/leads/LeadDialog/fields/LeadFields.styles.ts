import { css, styled } from 'styled-components'
import { under } from '../../../../theme/breakpoints.ts'
import { space, token } from '../../../../theme/token.ts'

/** From this width of the dialog the sections are in two columns. */
const TWO_COLUMNS_FROM = '64rem'

export const Body = styled.div`
  container: lead / inline-size;
`

/** Browsers measure grids and flex boxes before they break them between sheets, and so add sheets or lose lines. */
const stackedOnPaper = css`
  @media print {
    display: block;
    & > * + * {
      margin-block-start: ${space(5)};
    }
  }
`

export const Columns = styled.div`
  display: grid;
  gap: ${space(5)} ${space(8)};
  @container lead (width >= ${TWO_COLUMNS_FROM}) {
    grid-template: auto 1fr / 5fr 7fr;
  }
  ${stackedOnPaper}
`

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  min-inline-size: 0;
  @container lead (width >= ${TWO_COLUMNS_FROM}) {
    &[data-part='person'] {
      grid-row: span 2;
    }
  }
  ${stackedOnPaper}
`

/** The viewing or the reservation; without either it takes no gap. */
export const Stage = styled.div`
  &:empty {
    display: none;
  }
`

/** The fieldset itself does not fit: browsers measure positions differently from its legend. */
export const Part = styled.div`
  position: relative;
`

export const Section = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
  border: 0;
`

export const Legend = styled.legend`
  inline-size: 100%;
  margin-block-end: ${space(2)};
  padding-block-end: ${space(1)};
  border-block-end: 1px solid ${token.line.plain};
  font: 650 ${token.text.large} ${token.font.body};
  letter-spacing: -0.01em;
`

/** On a phone in place of `FieldCopy`, at the end of the line of the heading. */
export const SectionCopy = styled.span`
  display: none;
  ${under(640)} {
    position: absolute;
    inset-block-start: ${space(-2.5)};
    inset-inline-end: 0;
    display: block;
    & > button {
      inline-size: ${token.size.large};
      block-size: ${token.size.large};
    }
  }
  @media print {
    display: none;
  }
`

export const FieldCopy = styled.span`
  ${under(640)} {
    display: none;
  }
`

/** The chosen status of twelve, and a button that shows them; from 640 px they are always shown. */
export const Chosen = styled.div`
  display: none;
  ${under(640)} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
  }
  @media print {
    display: none;
  }
`

export const Choices = styled.div`
  @media screen {
    ${under(640)} {
      &:not([data-open], :has([aria-invalid='true'])) {
        display: none;
      }
    }
  }
`

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
`

export const Term = styled.dt`
  color: ${token.ink.subtle};
  font: 600 ${token.text.small} ${token.font.body};
`

import { styled } from 'styled-components'
import { space, token } from '../../../../theme/token.ts'

/** From this width of the dialog the sections are in two columns. */
const TWO_COLUMNS_FROM = '64rem'

export const Body = styled.div`
  container: lead / inline-size;
`

export const Columns = styled.div`
  display: grid;
  gap: ${space(5)} ${space(8)};
  @container lead (width >= ${TWO_COLUMNS_FROM}) {
    grid-template-columns: 5fr 7fr;
  }
`

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  min-inline-size: 0;
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

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
`

export const Term = styled.dt`
  color: ${token.ink.subtle};
  font: 600 ${token.text.small} ${token.font.body};
`

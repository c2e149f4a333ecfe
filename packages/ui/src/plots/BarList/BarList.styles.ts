import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

/** The width from which a bar fits beside its name. */
const beside = '@container plot (width >= 26rem)'

export const Items = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  list-style: none;
  ${beside} {
    grid-template-columns: minmax(8rem, auto) minmax(0, 1fr);
  }
`

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-inline-size: 0;
  break-inside: avoid;
  ${beside} {
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
    column-gap: ${space(4)};
  }
`

export const Name = styled.span`
  min-inline-size: 0;
  font: 550 ${token.text.body} ${token.font.body};
  overflow-wrap: anywhere;
  ${beside} {
    max-inline-size: 14rem;
  }
`

export const Note = styled.span`
  display: block;
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
  font-variant-numeric: tabular-nums;
`

/** The longest bar leaves room for its count. */
export const Line = styled.span`
  --bars: calc(100% - 4.5rem);
  position: relative;
  display: block;
  & > [data-variant='row'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-block-size: 2rem;
    font: 600 ${token.text.body} ${token.font.body};
    font-variant-numeric: tabular-nums;
  }
  & > a[data-variant='row']:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

export const Bar = styled.span`
  flex: none;
  inline-size: calc(var(--share) * var(--bars));
  block-size: 1.5rem;
  border-radius: 0 2px 2px 0;
  overflow: hidden;
`

/** The step before: what it has and this one has not is lost. */
export const Whole = styled.span`
  position: absolute;
  inset-block: 0.25rem;
  inline-size: calc(var(--share) * var(--bars));
  border: 1px dashed ${token.line.strong};
  border-radius: 2px;
`

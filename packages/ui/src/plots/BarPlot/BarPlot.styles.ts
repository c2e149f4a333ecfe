import { styled } from 'styled-components'
import { token } from '../../theme/token.ts'
import { plotAndKey } from '../plot-look.ts'

export const Root = styled.div`
  ${plotAndKey}
`

export const Stack = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: 12%;
  display: flex;
  flex-direction: column-reverse;
  max-inline-size: 3rem;
  margin-inline: auto;
  & > [data-variant='part'] {
    display: block;
    flex: none;
    block-size: max(3px, calc(var(--share) * var(--plot-block)));
    /* A gap between parts, whose colours may be alike to some eyes. */
    border-block-start: 1px solid ${token.surface.plain};
  }
  & > a[data-variant='part']:hover {
    opacity: 0.8;
  }
`

/** Bars that are narrower than their numbers have none. */
export const Total = styled.span`
  align-self: center;
  margin-block-end: 1px;
  font: 550 ${token.text.small} ${token.font.body};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @container column (width < 1.75rem) {
    display: none;
  }
`

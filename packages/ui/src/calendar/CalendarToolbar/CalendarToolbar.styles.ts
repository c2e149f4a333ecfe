import { styled } from 'styled-components'
import { LABEL_BREAKPOINTS, from, under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
`

export const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  @media print {
    display: none;
  }
`

export const Long = styled.span`
  ${under(LABEL_BREAKPOINTS.shorter)} {
    display: none;
  }
`

export const Short = styled.span`
  ${from(LABEL_BREAKPOINTS.shorter)} {
    display: none;
  }
`

// On phones the period is on the first line, the controls on the second.

export const Period = styled.p.attrs({ role: 'status' })`
  font: 650 ${token.text.title} ${token.font.body};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${under(640)} {
    order: -1;
    flex: 1 0 60%;
  }
  /* By CSS, so that the text stays the whole label. */
  &[data-short] {
    ${under(LABEL_BREAKPOINTS.least)} {
      font-size: 0;
      &::after {
        content: attr(data-short);
        font: 650 ${token.text.title} ${token.font.body};
      }
    }
  }
`

/** A line of its own, so that a longer period moves nothing. */
export const Legend = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  order: 1;
  gap: ${space(1)} ${space(4)};
  color: ${token.ink.subtle};
  font: 400 ${token.text.small} ${token.font.body};
  list-style: none;
`

/** The mark looks as its events do. */
export const LegendItem = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  &::before {
    content: '';
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border-inline-start: 3px solid ${token.line.accent};
    border-radius: ${token.radius.small};
    background: ${token.surface.selected};
    box-shadow: inset 0 0 0 1px ${token.tone.green.line};
  }
  &:not([data-state='confirmed'])::before {
    box-shadow: none;
  }
  &[data-state='pending']::before {
    border: 1px solid ${token.line.accent};
    border-inline-start-width: 3px;
    background: ${token.surface.plain};
  }
  &[data-state='over']::before {
    border-color: ${token.line.strong};
    background: ${token.tone.neutral.surface};
    box-shadow: inset 0 0 0 1px ${token.tone.neutral.line};
  }
`

export const Agents = styled.div`
  min-inline-size: 0;
  @media print {
    display: none;
  }
`

export const End = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
`

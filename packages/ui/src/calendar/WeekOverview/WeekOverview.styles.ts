import { styled } from 'styled-components'
import { LABEL_BREAKPOINTS, under } from '../../theme/breakpoints.ts'
import { waitingLook } from '../grid/grid-look.ts'
import { space, token } from '../../theme/token.ts'
import { dayCountLook } from '../day-count-look.ts'
import { EventContainer } from '../event-container.ts'

const atShortest = under(LABEL_BREAKPOINTS.shortest)

export const Root = styled.div`
  position: relative;
  display: grid;
`

/** Stays visible when the week is taller than its scroll container. */
export const Heading = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  background: inherit;
  padding: ${space(2)} ${space(1)};
  border-block-end: 1px solid ${token.line.subtle};
  text-align: center;
`

export const Events = styled(EventContainer)`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-block-size: 8.5rem;
  padding: ${space(1.5)};
  ${dayCountLook}
  ${atShortest} {
    padding: ${space(1)} ${space(0.5)};
  }
`

export const Day = styled.li`
  min-inline-size: 0;
  border-inline-start: 1px solid ${token.line.subtle};
  background: ${token.surface.plain};
  &:first-child {
    border-inline-start: 0;
  }
  &[data-today] {
    background: ${token.surface.raised};
    & > ${Heading} {
      box-shadow: inset 0 2px 0 ${token.line.mark};
    }
  }
`

export const Days = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  background: ${token.surface.plain};
  list-style: none;
  &[data-frame] {
    border: 1px solid ${token.line.plain};
    border-radius: ${token.radius.large};
    overflow: clip;
  }
  /* The note covers the whole week: no column is highlighted behind it. */
  &[data-empty] > ${Day} {
    border-inline-start-color: transparent;
    background: none;
  }
  &[aria-busy] ${Day}:nth-child(-n + 5) > ${Events}::before {
    ${waitingLook}
    block-size: 2.375rem;
  }
`

export const Note = styled.output`
  position: absolute;
  inset-inline: 0;
  /* Centred below the headings. */
  inset-block-start: calc(50% + ${space(5)});
  translate: 0 -50%;
  color: ${token.ink.muted};
  text-align: center;
  pointer-events: none;
`

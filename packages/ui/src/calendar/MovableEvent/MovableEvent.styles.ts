import { css, styled } from 'styled-components'
import { token } from '../../theme/token.ts'
import { eventLook } from '../EventButton/EventButton.styles.ts'
import { LEAST_TARGET } from '../event-look.ts'

export const MoveButton = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${LEAST_TARGET};
  block-size: ${LEAST_TARGET};
  border-radius: ${token.radius.small};
  background: ${token.surface.raised};
  color: ${token.ink.subtle};
  box-shadow: ${token.shadow.low};
  opacity: 0;
  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  &:hover {
    color: ${token.ink.accent};
  }
  &:focus-visible {
    opacity: 1;
  }
  @media print {
    display: none;
  }
`

/** The look of a movable event, given to it by what holds it, as `eventLook` is. */
export const movableLook = css`
  & > [data-event] {
    ${eventLook}
  }
  /* Only while there is something to place: hundreds of layers would each be painted on their own. */
  &:has(> ${MoveButton}) {
    position: relative;
  }
  &:focus-within > ${MoveButton} {
    opacity: 1;
  }
  /* Only a mouse reveals it by pointing: a finger meant the event. */
  @media (hover: hover) {
    &:hover > ${MoveButton} {
      opacity: 1;
    }
  }
  @media (hover: none) {
    & > ${MoveButton}:not(:focus-visible) {
      pointer-events: none;
    }
  }
  &[data-dragging] {
    opacity: 0.45;
  }
`

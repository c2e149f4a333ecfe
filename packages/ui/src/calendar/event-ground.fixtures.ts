import { styled } from 'styled-components'
import { eventLook } from './EventButton/EventButton.styles.ts'
import { movableLook } from './MovableEvent/MovableEvent.styles.ts'

/** Holds events on their own, and gives them their look, as a day of a calendar does. */
export const EventGround = styled.div`
  & [data-event] {
    ${eventLook}
    overflow: clip;
  }
  & [data-movable] {
    ${movableLook}
  }
`

import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { EventContainer } from '../event-container.ts'
import { LEAST_TARGET } from '../event-look.ts'

/** Positioned after its event and over the end of it, without a wrapper: a month would have hundreds of them. */
export const MoveButton = styled.button`
  position: absolute;
  inset-inline-end: 0;
  translate: 0 -100%;
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
  [data-part='event']:focus + &,
  &:focus-visible {
    opacity: 1;
  }
  /* It is shown to a mouse only: a touch selects the event. */
  @media (hover: hover) {
    [data-part='event']:hover + &,
    &:hover {
      opacity: 1;
    }
  }
  @media (hover: none) {
    &:not(:focus-visible) {
      pointer-events: none;
    }
  }
  @media print {
    display: none;
  }
`

export const Root = styled(EventContainer)`
  /* Only while needed: browsers paint each positioned list separately. */
  &[data-active] {
    position: relative;
  }
  & > [data-part='event']:not(:first-child) {
    margin-block-start: ${space(0.75)};
  }
`

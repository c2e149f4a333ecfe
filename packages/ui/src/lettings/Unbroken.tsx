import { Fragment } from 'react'
import { styled } from 'styled-components'

const Whole = styled.span`
  white-space: nowrap;
`

/** A British postcode, as it ends an address. */
const POSTCODE = /([A-Za-z]{1,2}\d[A-Za-z\d]? \d[A-Za-z]{2})\b/

/** An address of one line, which breaks between its words but not within the postcode. */
export function Unbroken({ text }: { text: string }) {
  // A split by a group has what matched at the odd places.
  return text
    .split(POSTCODE)
    .map((part, place) =>
      place % 2 === 1 ? <Whole key={place}>{part}</Whole> : <Fragment key={place}>{part}</Fragment>,
    )
}

/** A phone number, which is never broken. */
export const UnbrokenPhone = Whole

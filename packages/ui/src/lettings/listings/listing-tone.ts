import type { ListingState } from '@latchkey/domain/listings/listing.enums'
import type { Tone } from '../../data/tone.ts'

const TONES: Readonly<Record<ListingState, Tone>> = {
  none: 'neutral',
  missing: 'yellow',
  ready: 'blue',
  published: 'green',
  'let-agreed': 'green',
  reserved: 'green',
}

/** Green where the home is shown, red where something of a shown home is to mend. */
export const listingTone = (state: ListingState, missing: number): Tone =>
  missing > 0 && TONES[state] === 'green' ? 'red' : TONES[state]

import { AVAILABILITY, type Availability } from '@latchkey/domain/properties/property.enums'
import type { Tone } from '../../data/tone.ts'

const TONES: Readonly<Record<Availability, Tone>> = {
  [AVAILABILITY.ForSale]: 'green',
  [AVAILABILITY.Reserved]: 'yellow',
  [AVAILABILITY.Sold]: 'red',
  [AVAILABILITY.ComingForSale]: 'blue',
  [AVAILABILITY.Archived]: 'neutral',
  [AVAILABILITY.ForRent]: 'green',
  [AVAILABILITY.Rented]: 'red',
}

/** Green for available, red for not. */
export function availabilityTone(availability: number): Tone {
  return (TONES as Readonly<Record<number, Tone>>)[availability] ?? 'neutral'
}

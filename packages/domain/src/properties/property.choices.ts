import type { Labelled } from '../platform/labels.ts'
import type { PROPERTY_CHOICE_FIELDS } from './property.draft.ts'
import {
  AVAILABILITY_LABELS,
  BUILDING_LABELS,
  ENERGY_LABELS,
  OWNERSHIP_TYPE_LABELS,
  UNIT_TYPE_LABELS,
} from './property.enums.ts'

/** The set that each choice of a home is one of. Source: specification §3. */
export const PROPERTY_CHOICES: Readonly<Record<(typeof PROPERTY_CHOICE_FIELDS)[number], Labelled>> = {
  unitType: UNIT_TYPE_LABELS,
  ownershipType: OWNERSHIP_TYPE_LABELS,
  availability: AVAILABILITY_LABELS,
  energyLabel: ENERGY_LABELS,
  building: BUILDING_LABELS,
}

import { labelOf } from '../platform/values/labels.ts'
import { AVAILABILITY_LABELS } from '../properties/property.enums.ts'
import type { FoundHome, SearchResponse } from './search.contract.ts'

const byNumbers = new Intl.Collator('en-GB', { numeric: true })

/** Units and properties of an answer by name, Plot 2 before Plot 10; those of one name by project. */
export const homesIn = ({ units, properties }: SearchResponse): readonly FoundHome[] =>
  [...(units?.items ?? []), ...(properties?.items ?? [])].toSorted(
    (one, other) =>
      byNumbers.compare(one.name, other.name) ||
      byNumbers.compare(one.projectName ?? '', other.projectName ?? ''),
  )

/** The details that distinguish homes of the same name. */
export const homeDetails = ({ projectName, postcode, availability }: FoundHome): string[] =>
  [projectName, postcode, availability === null ? null : labelOf(AVAILABILITY_LABELS, availability)].filter(
    (text): text is string => text !== null && text !== '',
  )

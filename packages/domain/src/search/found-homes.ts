import { labelOf } from '../platform/values/labels.ts'
import { AVAILABILITY_LABELS } from '../properties/property.enums.ts'
import type { FoundHome, SearchResponse } from './search.contract.ts'

/** Units and properties of an answer, units first. */
export const homesIn = ({ units, properties }: SearchResponse): readonly FoundHome[] => [
  ...(units?.items ?? []),
  ...(properties?.items ?? []),
]

/** What tells homes of the same name apart. */
export const homeDetails = ({ projectName, postcode, availability }: FoundHome): string[] =>
  [projectName, postcode, availability === null ? null : labelOf(AVAILABILITY_LABELS, availability)].filter(
    (text): text is string => text !== null && text !== '',
  )

import {
  RECEIVED_OUTCOMES,
  SOURCE_FORMATS,
  type ReceivedOutcome,
  type SourceFormat,
} from '@latchkey/domain/integrations/sources/source.enums'

// Stored as places, counted from 1.

export const outcomeNumber = (outcome: ReceivedOutcome): number => RECEIVED_OUTCOMES.indexOf(outcome) + 1

export const outcomeOf = (stored: number): ReceivedOutcome => RECEIVED_OUTCOMES[stored - 1] ?? 'unreadable'

export const formatNumber = (format: SourceFormat): number => SOURCE_FORMATS.indexOf(format) + 1

export const formatOf = (stored: number): SourceFormat => SOURCE_FORMATS[stored - 1] ?? 'latchkey'

import { foldedText } from '@latchkey/domain/platform/values/folded-text'

/** The same for all spellings of the name of an old system, in which references are known. */
export const systemKey = (system: string): string => foldedText(system).trim()

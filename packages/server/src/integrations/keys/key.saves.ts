import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { isKey, type Caller } from '../../platform/http/actor.ts'

/** A program says which version it changes, as it cannot be asked about a colleague's change (rule I1.4). */
export const missingVersion = (caller: Caller, version: number | null): ErrorsByField =>
  isKey(caller) && version === null ? { version: ['required'] } : {}

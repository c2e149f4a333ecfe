import { Type, type Static } from 'typebox'

/** The import that made a record; `at` is unix seconds. Null for a record that was not imported. */
export const ImportedFromContract = Type.Union([
  Type.Object({ system: Type.String(), importId: Type.Integer(), at: Type.Integer() }),
  Type.Null(),
])

/** The import that made a record; null for a record that was not imported. */
export type ImportedFrom = Static<typeof ImportedFromContract>

import type { ImportedFrom } from '@latchkey/domain/platform/origin/imported-from.contract'

/** The import that made a record, without the reference there. */
export const presentOrigin = ({
  imported_from: origin,
}: {
  readonly imported_from: (NonNullable<ImportedFrom> & { readonly reference: string | null }) | null
}): ImportedFrom => origin && { system: origin.system, importId: origin.importId, at: origin.at }

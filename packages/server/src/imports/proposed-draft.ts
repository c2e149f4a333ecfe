import type { Choices } from '@latchkey/domain/imports/import.fields'
import { becomesElse, mayBecome, proposeColumns } from '@latchkey/domain/imports/headings'
import { DATE_ORDERS, type ImportKind } from '@latchkey/domain/imports/import.enums'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { nameOrUsername } from '../platform/values/staff-name.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import type { SavedChoice } from './choices.queries.ts'
import { columnValues, wordColumns } from './column-choices.ts'
import { emptyDraft } from './import.draft.ts'
import type { ImportHashes } from './import.hashes.ts'
import { mayUseField } from './imports.policy.ts'
import type { FoundColumn } from './reading/read-table.ts'
import { savedWords } from './saved-choices.ts'

interface Proposal {
  readonly importId: number
  readonly kind: ImportKind
  readonly found: readonly FoundColumn[]
  readonly choices: Choices
  /** Of the person who uploaded the file. */
  readonly permissions: ReadonlySet<Permission>
  /** Of an earlier import with these headings. */
  readonly saved: SavedChoice | undefined
  readonly hashes: ImportHashes
}

/** The choices that a draft begins with: the saved ones, otherwise what headings and values suggest. */
export async function proposedDraft(db: Transaction<Db>, proposal: Proposal) {
  const { importId, kind, found, choices, saved } = proposal
  const values = columnValues(db, { importId, kind, choices })
  const becomes = becomesOf(proposal)
  const columns = []
  for (const [place, { values: _values, samples, ...column }] of found.entries()) {
    const field = becomes[place] ?? becomesElse(kind)
    const order = savedColumn(saved, column.heading)?.dateOrder
    const chosen = DATE_ORDERS.find((known) => known === order) ?? null
    const dated = await values.dated(column.at, field, chosen)
    columns.push({ ...column, samples: [...samples], becomes: field, ...dated })
  }
  const words = []
  for (const [field, ats] of wordColumns(kind, columns)) {
    const list = await values.words(field, ats, savedWords(saved, proposal.hashes))
    if (list !== null) words.push([field, list] as const)
    // Too many words for a choice.
    else for (const column of columns) if (column.becomes === field) column.becomes = becomesElse(kind)
  }
  const { system, defaults, options } = saved === undefined ? emptyDraft(kind, 0) : choicesOf(saved)
  return {
    columns: JSON.stringify(columns),
    words: JSON.stringify(Object.fromEntries(words)),
    defaults,
    options,
    ...(saved !== undefined && { system }),
    remembered:
      saved === undefined
        ? null
        : JSON.stringify({
            at: unixSeconds(saved.at),
            by: { id: saved.by_user, name: nameOrUsername(saved) },
          }),
  }
}

const choicesOf = ({ system, defaults, options }: SavedChoice) => ({
  system,
  defaults: JSON.stringify(defaults),
  options: JSON.stringify(options),
})

const savedColumn = (saved: SavedChoice | undefined, heading: string) =>
  saved?.columns.find((column) => column.heading.toLowerCase() === heading.toLowerCase())

function becomesOf({ kind, found, saved, permissions }: Proposal): string[] {
  const proposed = proposeColumns(kind, found)
  return found.map(({ heading }, place) => {
    const chosen = savedColumn(saved, heading)?.becomes
    const isPossible = chosen !== undefined && mayBecome(kind, heading, chosen)
    const becomes = (isPossible ? chosen : proposed[place]) ?? becomesElse(kind)
    return mayUseField(permissions, kind, becomes) ? becomes : becomesElse(kind)
  })
}

import { mayBecome } from '@latchkey/domain/imports/headings'
import { factsOf, type Choices } from '@latchkey/domain/imports/import.fields'
import type {
  ImportColumn,
  ImportOptions,
  ImportWord,
  WordTo,
} from '@latchkey/domain/imports/import.contract'
import { DATE_ORDERS, type DateOrder } from '@latchkey/domain/imports/import.enums'
import { IMPORT_SYSTEM_MAX } from '@latchkey/domain/imports/import.limits'
import { isWordField, mayWordBecome, wordKey } from '@latchkey/domain/imports/words'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { TEXT_MAX } from '@latchkey/domain/platform/limits'
import { isRecord } from '@latchkey/domain/platform/values/is-record'
import { cleanText, isLongerThan } from '@latchkey/domain/platform/values/text'
import type { Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { columnValues, formerWords, wordColumns } from './column-choices.ts'
import { kindOf } from './import.numbers.ts'
import { mayUseField } from './imports.policy.ts'
import type { NamedImportRecord } from './imports.queries.ts'

/** The sent choices; what is missing stays. */
export interface SentChoices {
  readonly system?: string
  readonly columns?: readonly { at: number | null; becomes: string; dateOrder: string }[]
  readonly values?: unknown
  readonly defaults?: unknown
  readonly options?: unknown
}

export interface DraftChoices {
  system: string
  columns: ImportColumn[]
  words: Record<string, ImportWord[]>
  defaults: Record<string, WordTo>
  options: ImportOptions
}

const OPTIONS: { readonly [Name in keyof ImportOptions]: readonly ImportOptions[Name][] } = {
  known: ['update', 'leave'],
  details: ['problem', 'stand-in'],
  old: ['import', 'leave-out'],
  waiting: [false, true],
  invite: [false, true],
}

/** The choices of a draft after a change, and which of the sent ones are not valid. */
export async function changedDraft(
  db: Transaction<Db>,
  record: NamedImportRecord,
  sent: SentChoices,
  { choices, permissions }: { choices: Choices; permissions: ReadonlySet<Permission> },
): Promise<{ draft: DraftChoices; errors: ErrorsByField }> {
  const kind = kindOf(record.kind)
  const errors: ErrorsByField = {}
  const reject = (field: string) => {
    errors[field] = ['enumerable']
  }
  const values = columnValues(db, { importId: record.id, kind, choices })

  const system = sent.system ?? record.system
  if (isLongerThan(system, IMPORT_SYSTEM_MAX)) errors['system'] = ['maxlength']

  const columns = [...record.columns]
  for (const { at, becomes, dateOrder } of sent.columns ?? []) {
    const place = columns.findIndex((column) => column.at === at)
    const column = columns[place]
    const isDate = factsOf(kind, becomes)?.type === 'date'
    const order = orderOf(dateOrder)
    if (
      column === undefined ||
      !mayBecome(kind, column.heading, becomes) ||
      !mayUseField(permissions, kind, becomes) ||
      (dateOrder !== '' && !(isDate && order))
    ) {
      reject(`columns.${at}`)
      continue
    }
    const isSame = column.becomes === becomes
    if (isSame && (order === null || order === column.dateOrder)) continue
    const chosen = order ?? (isSame ? column.dateOrder : null)
    columns[place] = { ...column, becomes, ...(await values.dated(column.at, becomes, chosen)) }
  }

  const words: Record<string, ImportWord[]> = {}
  const before = wordColumns(kind, record.columns)
  const former = formerWords(record.words)
  for (const [field, ats] of wordColumns(kind, columns)) {
    const isSame = String(before.get(field)) === String(ats)
    const list = (isSame ? record.words[field] : null) ?? (await values.words(field, ats, former))
    if (list !== null) words[field] = list.map((word) => ({ ...word }))
    else for (const at of ats) reject(`columns.${at}`)
  }
  for (const [field, chosen] of entriesOf(sent.values, 'values', errors)) {
    const known = Object.hasOwn(words, field) ? words[field] : undefined
    if (!choose(known, chosen, (to) => mayWordBecome(kind, field, to, choices))) reject(`values.${field}`)
  }

  const defaults = { ...record.defaults }
  for (const [field, to] of entriesOf(sent.defaults, 'defaults', errors)) {
    if (!isTo(to) || !mayDefault(field, to)) reject(`defaults.${field}`)
    else if (to === null) delete defaults[field]
    else defaults[field] = typeof to === 'string' ? cleanText(to) : to
  }

  const options: Record<string, unknown> = { ...record.options }
  for (const [name, value] of entriesOf(sent.options, 'options', errors)) {
    const known: readonly unknown[] = Object.hasOwn(OPTIONS, name) ? OPTIONS[name as keyof ImportOptions] : []
    if (known.includes(value)) options[name] = value
    else reject(`options.${name}`)
  }

  return { draft: { system, columns, words, defaults, options: options as unknown as ImportOptions }, errors }

  function mayDefault(field: string, to: WordTo): boolean {
    const facts = factsOf(kind, field)
    if (facts === undefined || !mayUseField(permissions, kind, field)) return false
    if (to === null || isWordField(kind, field)) return mayWordBecome(kind, field, to, choices)
    if (facts.type === 'flag') return typeof to === 'boolean'
    return typeof to === 'string' && !isLongerThan(to, TEXT_MAX)
  }
}

const orderOf = (text: string): DateOrder | null => DATE_ORDERS.find((known) => known === text) ?? null

const isTo = (value: unknown): value is WordTo =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

function entriesOf(sent: unknown, field: string, errors: ErrorsByField): [string, unknown][] {
  if (sent === undefined || sent === null) return []
  if (isRecord(sent)) return Object.entries(sent)
  errors[field] = ['invalid']
  return []
}

/** Sets what words become; false for an unknown word, or one that cannot become this. */
function choose(words: ImportWord[] | undefined, chosen: unknown, mayBe: (to: WordTo) => boolean): boolean {
  if (words === undefined || !isRecord(chosen)) return false
  const byKey = new Map(words.map((word) => [wordKey(word.text), word]))
  return Object.entries(chosen).every(([text, to]) => {
    const word = byKey.get(wordKey(text))
    if (word === undefined || !isTo(to) || !mayBe(to)) return false
    word.to = to
    return true
  })
}

/** True if rows can have another outcome after the change; the recipients of notifications are chosen at the start. */
export function needsCheck(record: NamedImportRecord, draft: DraftChoices): boolean {
  const checkedChoices = ({ system, columns, words, defaults, options }: DraftChoices) =>
    JSON.stringify([
      system,
      columns.map(({ becomes, dateOrder }) => [becomes, dateOrder]),
      Object.entries(words).toSorted(([one], [other]) => one.localeCompare(other)),
      Object.entries(defaults).toSorted(([one], [other]) => one.localeCompare(other)),
      [options.known, options.details, options.old],
    ])
  return checkedChoices(record) !== checkedChoices(draft)
}

import type { Import, ImportWord, WordTo } from './import.contract.ts'
import type { ImportChange } from './imports.calls.ts'

type Values = NonNullable<ImportChange['values']>

/** One change that does what both do; `later` outweighs `earlier`. */
export function mergedChange(earlier: ImportChange, later: ImportChange): ImportChange {
  const columns = new Map(
    [...(earlier.columns ?? []), ...(later.columns ?? [])].map((each) => [each.at, each]),
  )
  const fields = new Set([...Object.keys(earlier.values ?? {}), ...Object.keys(later.values ?? {})])
  const values: Values = Object.fromEntries(
    [...fields].map((field) => [field, { ...earlier.values?.[field], ...later.values?.[field] }]),
  )
  return {
    ...earlier,
    ...later,
    ...(columns.size > 0 && { columns: [...columns.values()] }),
    ...(fields.size > 0 && { values }),
    ...((earlier.defaults ?? later.defaults) && { defaults: { ...earlier.defaults, ...later.defaults } }),
    ...((earlier.options ?? later.options) && { options: { ...earlier.options, ...later.options } }),
  }
}

/** These options leave the check valid. */
const OF_THE_START = ['waiting', 'invite']

const leavesCheck = ({ options, version: _version, ...rest }: ImportChange): boolean =>
  Object.keys(rest).length === 0 && Object.keys(options ?? {}).every((name) => OF_THE_START.includes(name))

const changedWords = (
  words: readonly ImportWord[],
  changes: Readonly<Record<string, WordTo>>,
): ImportWord[] =>
  words.map((word) => {
    const to = changes[word.text]
    return to === undefined ? word : { ...word, to }
  })

/** The import as it will be after a change, as far as that is known before the server has answered. */
export function withChange(value: Import, change: ImportChange): Import {
  const { system, columns, values, defaults, options } = change
  const keepsState = value.state === 'reading' || (value.state === 'checked' && leavesCheck(change))
  return {
    ...value,
    state: keepsState ? value.state : 'draft',
    counts: keepsState ? value.counts : null,
    system: system ?? value.system,
    columns: value.columns.map((column) => {
      const given = columns?.find(({ at }) => at === column.at)
      return given === undefined
        ? column
        : { ...column, becomes: given.becomes, dateOrder: given.dateOrder ?? column.dateOrder }
    }),
    values: Object.fromEntries(
      Object.entries(value.values).map(([field, words]) => [
        field,
        changedWords(words, values?.[field] ?? {}),
      ]),
    ),
    defaults: { ...value.defaults, ...defaults },
    options: { ...value.options, ...options },
  }
}

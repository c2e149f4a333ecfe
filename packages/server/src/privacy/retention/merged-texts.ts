import { folded, hasWords, textsIn } from './person-in-text.ts'

interface Merge {
  readonly id: number
  readonly kept_id: number
  readonly merged_id: number
  readonly undone_at: Date | null
  readonly changes: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[]
}

/**
 * The values that another lead took over from the person by merges, and may still have after they were
 * undone.
 */
export interface MergedTexts {
  /** The merge with which it began. */
  readonly mergeId: number
  /** True if no merge in force makes the value the person's. */
  readonly isOthers: boolean
  readonly texts: ReadonlySet<string>
  /** The texts that were notes. */
  readonly notes: ReadonlySet<string>
}

/** These fields are not about a person; an anonymised lead keeps them too. */
const KEPT_FIELDS = ['home', 'handler']

/** Shorter texts, such as a country, have to be the whole of a value. */
const PART_MIN = 4

/**
 * By lead, from merges in the order in which they were made: also what a lead took over from one that had taken it over
 * itself. `family` are the leads of the person.
 */
export function mergedTextsOf(merges: readonly Merge[], family: readonly number[]): Map<number, MergedTexts> {
  const textsByLead = new Map<number, MergedTexts>()
  const isTheirs = new Set(family)
  for (const { id, kept_id: keptId, merged_id: mergedId, undone_at: undoneAt, changes } of merges) {
    if (undoneAt === null && isTheirs.has(mergedId)) isTheirs.add(keptId)
    if (family.includes(keptId)) continue
    const source = textsByLead.get(mergedId)?.texts
    const given = changes
      .filter(({ field }) => !KEPT_FIELDS.includes(field))
      .flatMap(({ field, from, to }) => addedTexts(from, to).map((text) => ({ field, text })))
      .filter(({ text }) => family.includes(mergedId) || (source !== undefined && hasAnyOf(text, source)))
    const before = textsByLead.get(keptId)
    textsByLead.set(keptId, {
      mergeId: before?.mergeId ?? id,
      isOthers: !isTheirs.has(keptId),
      texts: new Set([...(before?.texts ?? []), ...given.map(({ text }) => text)]),
      notes: new Set([
        ...(before?.notes ?? []),
        ...given.filter(({ field }) => field === 'notes').map(({ text }) => text),
      ]),
    })
  }
  return textsByLead
}

/** True for a value that is one of the texts, or contains one. */
export function hasAnyOf(value: string, texts: ReadonlySet<string>): boolean {
  const searched = folded(value)
  return [...texts].some((text) => {
    const wanted = folded(text)
    return searched === wanted || (wanted.length >= PART_MIN && hasWords(searched, wanted))
  })
}

/** Texts of the value after a merge that are not in the one before. */
function addedTexts(from: unknown, to: unknown): string[] {
  const former = textsIn(from)
  return textsIn(to)
    .filter((text) => text.trim() !== '' && !former.includes(text))
    .map((text) => {
      // The notes of both leads.
      const own = former.find((each) => each !== '' && text.startsWith(`${each}\n\n`))
      return (own === undefined ? text : text.slice(own.length)).trim()
    })
}

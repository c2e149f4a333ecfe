import { messageFor, type ErrorName } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import type { ImportFault } from './import.contract.ts'
import type { ImportKind, Remark } from './import.enums.ts'
import { remarkText } from './remark-texts.ts'
import type { Part } from './values/contacts.ts'

/** Cells that are not valid for a field. */
interface Unread {
  readonly parts: readonly Part[]
  /** The error of a required field; any other field gets the remark. */
  readonly name: ErrorName
  readonly text: string
  readonly remark: Remark
}

/** The fault of a cell that is not the first one of its field, or whose message says more than the name. */
interface Wrong {
  readonly part?: Part | undefined
  readonly text?: string
}

/** The problems and remarks of a row, collected while it is read. */
export interface RowFaults {
  readonly problems: ImportFault[]
  readonly remarks: ImportFault[]
  /** The fields for which the row itself has a value. */
  readonly given: Set<string>
  /** A field that was left empty although it is required has the reason for that. */
  problem: (field: string, name: ErrorName, wrong?: Wrong) => void
  remark: (field: string, name: Remark, part?: Part | null) => void
  /** For the notes: the others of several cells. */
  keepOthers: (field: string, others: readonly Part[]) => void
  /** The field stays empty, and its cells go into the notes. */
  leaveEmpty: (field: string, unread?: Partial<Unread>) => void
  /** Adds the remarks of fields that were left empty. Their cells are then kept. */
  settle(): void
  /** The parts that are kept of a column that becomes a field. */
  keptAt(at: number): readonly Part[]
}

const NOTHING: readonly Part[] = []

export function rowFaults({
  kind,
  partsOf,
  placeOf,
}: {
  kind: ImportKind
  partsOf: (field: string) => readonly Part[]
  /** The column of a field; null for none. */
  placeOf: (field: string) => number | null
}): RowFaults {
  const problems: ImportFault[] = []
  const remarks: ImportFault[] = []
  const given = new Set<string>()
  const kept = new Map<number, Part[]>()
  const unreadFields = new Map<string, Unread>()

  const faultAt = (field: string, name: string, text: string, part?: Part | null): ImportFault => ({
    field,
    at: part?.at ?? placeOf(field),
    value: (part?.text ?? '').slice(0, TEXT_MAX),
    name,
    text,
  })

  const remark = (field: string, name: Remark, part: Part | null = null) => {
    remarks.push(faultAt(field, name, remarkText(kind, name), part))
  }

  const keep = (part: Part) => {
    kept.set(part.at, [...(kept.get(part.at) ?? []), part])
  }

  return {
    problems,
    remarks,
    given,
    problem(field, name, { part = partsOf(field)[0], text } = {}) {
      // A field that stayed empty because of its first problem is also missing.
      if (problems.some((found) => found.field === field)) return
      const unread = name === 'required' ? unreadFields.get(field) : undefined
      if (unread !== undefined) problems.push(faultAt(field, unread.name, unread.text, unread.parts[0]))
      else problems.push(faultAt(field, name, text ?? messageFor(field, name), part))
    },
    remark,
    keepOthers(field, others) {
      for (const other of others) keep(other)
      if (others[0] !== undefined) remark(field, 'several', others[0])
    },
    leaveEmpty(field, unread = {}) {
      const { parts = partsOf(field), name = 'invalid', remark: said = 'unfit' } = unread
      given.delete(field)
      if (parts.length === 0) return
      unreadFields.set(field, { parts, name, text: unread.text ?? messageFor(field, name), remark: said })
    },
    settle() {
      for (const [field, { parts, remark: said }] of unreadFields) {
        if (problems.some((found) => found.field === field)) continue
        for (const part of parts) keep(part)
        const isSaid = remarks.some((found) => found.field === field && found.name === 'stand-in')
        if (!isSaid) remark(field, said, parts[0])
      }
    },
    keptAt: (at) => kept.get(at) ?? NOTHING,
  }
}

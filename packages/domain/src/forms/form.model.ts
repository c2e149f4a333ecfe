import { compareStructural, computed, observable } from 'mobx'
import { applySnapshot, getSnapshot, types, type IStateTreeNode, type IType } from 'mobx-state-tree'
import { messageFor, type ErrorName, type ErrorsByField } from '../platform/field-errors.ts'

/** The name of a field, as errors name it: flat, and dotted for a nested one. Source: decision X7. */
export type FieldOf<Values> = keyof Values & string

/** One thing wrong with a form, as its summary lists it. */
export interface FormError {
  name: string
  label: string
  message: string
}

/** Values to send, with the version of the record that the edits began with. Source: decision L35. */
export type ToSave<Values> = Values & { version?: number }

interface SuiteResult {
  getErrors(): Record<string, string[]>
}

/** A vest suite, as far as a form runs it. */
export interface FormSuite<Values> {
  run(values: Values): SuiteResult
  only(fields: string[]): { run(values: Values): SuiteResult }
}

/** What makes one form different from another. */
export interface FormOptions<Values extends object, Lookups> {
  /** The name of the model, as errors print it. */
  name: string
  /** The type of each field. */
  fields: { [Field in FieldOf<Values>]: IType<Values[Field] | undefined, Values[Field], Values[Field]> }
  /** The label of each field, in the order of the form. */
  labels: Readonly<Record<FieldOf<Values>, string>>
  /** Makes the rules for one run; `lookups` is what they need beyond the values. */
  createSuite: (lookups: Lookups) => FormSuite<Values>
  /** The values as they are stored, such as text without the spaces around it: what the rules judge. */
  clean?: (values: Values) => Values
  /** The other fields whose rules read a field. */
  dependentsOf?: (field: FieldOf<Values>) => readonly FieldOf<Values>[]
  /** True where only an attempt to submit shows what is wrong, and an edit clears it: a code is wrong until its last digit. */
  isJudgedOnSubmit?: boolean
  /** The sentence for a failing rule, where a form has its own. */
  messageOf?: (field: string, name: string) => string
}

/**
 * Makes a kind of form: the draft of a record, what is wrong with it, and what a colleague saved meanwhile.
 * Every field is observed by itself: a change of one re-renders nothing that reads another.
 */
export function formOf<Values extends object, Lookups extends object = object>(
  options: FormOptions<Values, Lookups>,
) {
  type Field = FieldOf<Values>
  const {
    labels,
    createSuite,
    clean = (values) => values,
    messageOf = messageFor,
    dependentsOf = () => [],
    isJudgedOnSubmit = false,
  } = options
  const order = Object.keys(labels) as Field[]

  /** The field that an attribute of the server is part of: `images.0.id` is part of `images`. Source: decision X7. */
  const fieldOf = (attribute: string): string =>
    order.find((field) => attribute === field || attribute.startsWith(`${field}.`)) ?? attribute

  // The instance of a model whose fields are generic has no type that could be named otherwise.
  const valuesOf = (form: { values: unknown }) =>
    form.values as Values & IStateTreeNode<IType<Values, Values, Values>>

  const ValuesModel = types.model(`${options.name} values`, options.fields)

  return types
    .model(options.name, {
      /** What the form holds; at first the record. */
      values: ValuesModel,
      /** The version of the record; undefined for one that is not saved yet. */
      version: types.maybe(types.number),
    })
    .volatile((self) => ({
      /** The record that the edits began with. */
      base: getSnapshot(valuesOf(self)),
      /** What a colleague saved while edits were under way; null while nobody did. */
      incoming: null as { record: Values; version: number | undefined } | null,
      /** True once everything that is wrong was asked for. */
      isChecked: false,
      /** Counts the attempts to save that found something wrong, here or at the server. */
      failedAttempts: 0,
      /** The fields that the person was in and has left. */
      left: observable.set<Field>(),
      /** The failing rules, as last found, of the fields that show theirs. */
      found: observable.map<Field, ErrorName[]>(),
      /** What the server refused in the last save, by attribute and by the field that it is part of; it stays until that field is edited. */
      refused: observable.map<string, ErrorName[]>(),
      lookups: {} as Lookups,
    }))
    .views((self) => ({
      /** What a field holds. */
      value<Name extends Field>(field: Name): Values[Name] {
        return valuesOf(self)[field]
      },
      labelOf: (field: Field): string => labels[field],
      /** Everything that the form holds. */
      get draft(): Values {
        return getSnapshot(valuesOf(self))
      },
      /** True when a colleague saved the record while edits were under way; nothing was overwritten. */
      get isBehind(): boolean {
        return self.incoming !== null
      },
    }))
    .views((self) => {
      const isFieldDirty = (field: Field): boolean => !compareStructural(self.value(field), self.base[field])
      const isShown = (field: Field): boolean =>
        self.isChecked || (self.left.has(field) && isFieldDirty(field))
      const errorOf = (field: Field): string | undefined => {
        const name = (isShown(field) ? self.found.get(field)?.[0] : undefined) ?? self.refused.get(field)?.[0]
        return name === undefined ? undefined : messageOf(field, name)
      }
      // Compared by what they say, so that a key typed into a field that is still wrong re-renders no summary.
      const errors = computed(
        () =>
          order.flatMap((name): FormError[] => {
            const message = errorOf(name)
            return message === undefined ? [] : [{ name, label: labels[name], message }]
          }),
        { equals: compareStructural },
      )
      const dirtyFields = computed(() => order.filter(isFieldDirty), { equals: compareStructural })
      return {
        /** True for a field that says what is wrong with it. */
        isShown,
        /** What is wrong with a field, for the person; undefined when nothing is, or when it is too early to say. */
        errorOf,
        /** What the server refused at a place within a field, such as `images.0.id`, for the person. Source: decision X7. */
        errorAt(attribute: string): string | undefined {
          const name = self.refused.get(attribute)?.[0]
          return name === undefined ? undefined : messageOf(attribute, name)
        },
        /** What every field says is wrong, in the order of the form. */
        get errors(): readonly FormError[] {
          return errors.get()
        },
        /** The fields that differ from the record, in the order of the form. */
        get dirtyFields(): readonly Field[] {
          return dirtyFields.get()
        },
      }
    })
    .views((self) => ({
      get isDirty(): boolean {
        return self.dirtyFields.length > 0
      },
      /** The record as it is saved now: what a colleague saved, or else what the edits began with. */
      get theirs(): Values {
        return self.incoming?.record ?? self.base
      },
      /** The edits on top of what a colleague saved: what was left alone stays as they saved it. Source: decision L35. */
      get merged(): Values {
        if (self.incoming === null) return self.draft
        const edits = Object.fromEntries(self.dirtyFields.map((field) => [field, self.value(field)]))
        return { ...self.incoming.record, ...edits }
      },
      get toSave(): ToSave<Values> {
        return self.version === undefined ? self.draft : { ...self.draft, version: self.version }
      },
    }))
    .actions((self) => {
      /** Runs the rules of some fields, or all of them, and keeps what they found. */
      function judge(fields: readonly Field[] = order): void {
        // A new suite each time: one that is kept also keeps the results of rules that it skips.
        const suite = createSuite(self.lookups)
        const values = clean(self.draft)
        const result = fields === order ? suite.run(values) : suite.only([...fields]).run(values)
        const errors = result.getErrors() as ErrorsByField
        for (const field of fields) {
          const names = errors[field] ?? []
          if (names.length > 0) self.found.set(field, names)
          else self.found.delete(field)
        }
      }

      function judgeShown(fields: readonly Field[] = order): void {
        const shown = fields.filter(self.isShown)
        if (shown.length > 0) judge(shown)
      }

      /** Starts anew from a record. */
      function begin(record: Values, version: number | undefined): void {
        applySnapshot(valuesOf(self), record)
        self.base = record
        self.version = version
        self.incoming = null
      }

      function mergeIncoming(): void {
        if (self.incoming === null) return
        const { merged, incoming } = self
        begin(incoming.record, incoming.version)
        applySnapshot(valuesOf(self), merged)
        judgeShown()
      }

      return {
        /** Tells the rules what they need to know beyond the values. */
        setLookups(lookups: Lookups) {
          self.lookups = lookups
          judgeShown()
        },
        /** Changes a field. */
        set<Name extends Field>(field: Name, value: Values[Name]) {
          Object.assign(valuesOf(self), { [field]: value })
          for (const attribute of self.refused.keys()) {
            if (fieldOf(attribute) === field) self.refused.delete(attribute)
          }
          if (isJudgedOnSubmit) self.found.delete(field)
          else judgeShown([field, ...dependentsOf(field)])
        },
        /** The person left a field: from now on it says what is wrong with it. */
        leave(field: Field) {
          if (isJudgedOnSubmit) return
          self.left.add(field)
          judge([field])
        },
        /** Shows everything that is wrong. Answers with what to send, or null when something is wrong. */
        check(): ToSave<Values> | null {
          self.isChecked = true
          judge()
          if (self.found.size === 0) return self.toSave
          self.failedAttempts += 1
          return null
        },
        /** Shows what the server refused. */
        refuse(errors: ErrorsByField) {
          const named = Object.entries(errors).filter(([, names]) => names.length > 0)
          self.refused.replace([
            ...named.map(([attribute, names]) => [fieldOf(attribute), names] as const),
            ...named,
          ])
          if (self.refused.size > 0) self.failedAttempts += 1
        },
        /**
         * Takes the record as it is saved now. While there are edits it waits as `incoming`; one that is the person's
         * own act elsewhere, such as deleting a picture, goes under the edits at once.
         */
        receive(record: Values, version: number | undefined, { isOwn = false } = {}) {
          if (!self.isDirty) return begin(record, version)
          if (version === self.version && compareStructural(record, self.base)) return
          self.incoming = { record, version }
          if (isOwn) mergeIncoming()
        },
        /** Puts the edits on top of what a colleague saved. Answers with what to send. */
        takeMerged(): ToSave<Values> {
          mergeIncoming()
          return self.toSave
        },
        /** Forgets the edits: the form is the record as it is saved now. */
        reset() {
          begin(
            self.incoming?.record ?? self.base,
            self.incoming === null ? self.version : self.incoming.version,
          )
          self.isChecked = false
          for (const shown of [self.left, self.found, self.refused]) shown.clear()
        },
      }
    })
}

/** A form, as the fields of a screen read and change it. */
export interface Form<Values> {
  readonly errors: readonly FormError[]
  readonly draft: Values
  readonly isDirty: boolean
  readonly failedAttempts: number
  readonly isBehind: boolean
  readonly merged: Values
  readonly theirs: Values
  value<Name extends FieldOf<Values>>(field: Name): Values[Name]
  labelOf(field: FieldOf<Values>): string
  errorOf(field: FieldOf<Values>): string | undefined
  errorAt(attribute: string): string | undefined
  set<Name extends FieldOf<Values>>(field: Name, value: Values[Name]): void
  leave(field: FieldOf<Values>): void
  reset(): void
}

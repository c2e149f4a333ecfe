import { compareStructural, computed, observable } from 'mobx'
import { applySnapshot, getSnapshot, types, type IStateTreeNode, type IType } from 'mobx-state-tree'
import { firstErrors, messageFor, type ErrorName, type ErrorsByField } from '../platform/field-errors.ts'

/** Field names as in errors: flat, with dots for nested fields (rule X7). */
export type FieldOf<Values> = keyof Values & string

/** An entry of the error summary. */
export interface FormError {
  name: string
  label: string
  message: string
}

/** With the version that the edits began with, not the newest known. */
export type ToSave<Values> = Values & { version?: number }

interface SuiteResult {
  getErrors(): Record<string, string[]>
}

/** The part of a vest suite that a form uses. */
export interface FormSuite<Values> {
  run(values: Values): SuiteResult
  only(fields: string[]): { run(values: Values): SuiteResult }
}

/** Configuration of one kind of form. */
export interface FormOptions<Values extends object, Lookups> {
  /** Name of the model in error messages. */
  name: string
  fields: { [Field in FieldOf<Values>]: IType<Values[Field] | undefined, Values[Field], Values[Field]> }
  /** In the order of the form. */
  labels: Readonly<Record<FieldOf<Values>, string>>
  /** Called for each run; `lookups` is data beyond the values, `base` the record that the edits began with. */
  createSuite: (lookups: Lookups, base: Values) => FormSuite<Values>
  /** Normalises the values before they are validated and saved, such as trimming text. */
  clean?: (values: Values) => Values
  /** Other fields whose rules read this field. */
  dependentsOf?: (field: FieldOf<Values>) => readonly FieldOf<Values>[]
  /**
   * Validate on submit only, and clear a field's errors when it is edited, as for a code that is incomplete until
   * its last digit.
   */
  isValidatedOnSubmit?: boolean
  /** Overrides the default error messages. */
  messageOf?: (field: string, name: string) => string
}

/**
 * Creates the model of a form: a record's draft, its errors, and what was saved concurrently. Each field is
 * observed by itself, so that editing one re-renders only its own readers.
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
    isValidatedOnSubmit = false,
  } = options
  const order = Object.keys(labels) as Field[]

  /** The field that a server's attribute is part of: `images.0.id` belongs to `images`. */
  const fieldOf = (attribute: string): string =>
    order.find((field) => attribute === field || attribute.startsWith(`${field}.`)) ?? attribute

  // TypeScript cannot express the instance of a model with generic fields.
  const valuesOf = (form: { values: unknown }) =>
    form.values as Values & IStateTreeNode<IType<Values, Values, Values>>

  const ValuesModel = types.model(`${options.name} values`, options.fields)

  return types
    .model(options.name, {
      /** Current values, initially the record's. */
      values: ValuesModel,
      /** Undefined for a new record. */
      version: types.maybe(types.number),
    })
    .volatile((self) => ({
      /** The record that the edits began with. */
      base: getSnapshot(valuesOf(self)),
      /** A version saved elsewhere while there were edits. */
      incoming: null as { record: Values; version: number | undefined } | null,
      /** The values that the last successful check returned and that are being saved. */
      sent: null as Values | null,
      /** True after the first save attempt: every error is shown. */
      isChecked: false,
      /** Number of save attempts that failed validation, on the client or the server. */
      failedAttempts: 0,
      /** Fields that have been blurred. */
      left: observable.set<Field>(),
      /** Latest failing rules of the fields whose errors are shown. */
      found: observable.map<Field, ErrorName[]>(),
      /** Errors of the last save, both by attribute and by its field; kept until that field is edited. */
      serverErrors: observable.map<string, ErrorName[]>(),
      lookups: {} as Lookups,
    }))
    .views((self) => ({
      value<Name extends Field>(field: Name): Values[Name] {
        return valuesOf(self)[field]
      },
      labelOf: (field: Field): string => labels[field],
      get draft(): Values {
        return getSnapshot(valuesOf(self))
      },
      /** True after a concurrent save while there were edits; nothing was overwritten. */
      get isBehind(): boolean {
        return self.incoming !== null
      },
    }))
    .views((self) => {
      const isFieldDirty = (field: Field): boolean => !compareStructural(self.value(field), self.base[field])
      const isShown = (field: Field): boolean =>
        self.isChecked || (self.left.has(field) && isFieldDirty(field))
      const errorOf = (field: Field): string | undefined => {
        const name =
          (isShown(field) ? self.found.get(field)?.[0] : undefined) ?? self.serverErrors.get(field)?.[0]
        return name === undefined ? undefined : messageOf(field, name)
      }
      // Compared structurally, so that typing into a field that stays invalid does not re-render the summary.
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
        /** True once the field shows its errors. */
        isShown,
        errorOf,
        /** Error of the server for a nested attribute, such as `images.0.id`. */
        errorAt(attribute: string): string | undefined {
          const name = self.serverErrors.get(attribute)?.[0]
          return name === undefined ? undefined : messageOf(attribute, name)
        },
        get errors(): readonly FormError[] {
          return errors.get()
        },
        /** In the order of the form. */
        get dirtyFields(): readonly Field[] {
          return dirtyFields.get()
        },
      }
    })
    .views((self) => ({
      get isDirty(): boolean {
        return self.dirtyFields.length > 0
      },
      get isSent(): boolean {
        return compareStructural(self.sent, self.draft)
      },
      /** The record as it is saved: the concurrent version, or the one that the edits began with. */
      get theirs(): Values {
        return self.incoming?.record ?? self.base
      },
      /** The concurrent version with the edits applied over it. */
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
      function validate(fields: readonly Field[] = order): void {
        // A kept suite would also keep the results of rules that it skips, so each run gets a new one.
        const suite = createSuite(self.lookups, self.base)
        const values = clean(self.draft)
        const result = fields === order ? suite.run(values) : suite.only([...fields]).run(values)
        const errors = firstErrors(result.getErrors())
        for (const field of fields) {
          const names = errors[field] ?? []
          if (names.length > 0) self.found.set(field, names)
          else self.found.delete(field)
        }
      }

      function validateShown(fields: readonly Field[] = order): void {
        const shown = fields.filter(self.isShown)
        if (shown.length > 0) validate(shown)
      }

      /** Resets the form to a record. */
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
        validateShown()
      }

      /**
       * Receives a newer version of the record. While there are edits it is kept as `incoming`; with `isOwn` (a write
       * by this user outside of the form, such as deleting a picture) it is merged under the edits at once.
       */
      function receive(record: Values, version: number | undefined, { isOwn = false } = {}): void {
        const isSaved = (field: Field) => compareStructural(self.value(field), record[field])
        if (self.dirtyFields.every(isSaved)) return begin(record, version)
        if (compareStructural(record, self.base)) {
          if (version === self.version) return
          self.version = version
          self.incoming = null
          return
        }
        self.incoming = { record, version }
        if (isOwn) mergeIncoming()
      }

      return {
        setLookups(lookups: Lookups) {
          self.lookups = lookups
          validateShown()
        },
        set<Name extends Field>(field: Name, value: Values[Name]) {
          Object.assign(valuesOf(self), { [field]: value })
          for (const attribute of self.serverErrors.keys()) {
            if (fieldOf(attribute) === field) self.serverErrors.delete(attribute)
          }
          if (isValidatedOnSubmit) self.found.delete(field)
          else validateShown([field, ...dependentsOf(field)])
        },
        /** From the first blur on, the field shows its errors. */
        leave(field: Field) {
          if (isValidatedOnSubmit) return
          self.left.add(field)
          validate([field])
        },
        /** Shows all errors. Returns the values to send, or null if there are any. */
        check(): ToSave<Values> | null {
          self.isChecked = true
          validate()
          if (self.found.size === 0) {
            self.sent = self.draft
            return self.toSave
          }
          self.failedAttempts += 1
          return null
        },
        setServerErrors(errors: ErrorsByField) {
          const named = Object.entries(errors).filter(([, names]) => names.length > 0)
          self.serverErrors.replace([
            ...named.map(([attribute, names]) => [fieldOf(attribute), names] as const),
            ...named,
          ])
          if (self.serverErrors.size > 0) self.failedAttempts += 1
        },
        receive,
        /** Called when the values that were sent have been saved; keeps later edits. */
        settle() {
          if (self.sent !== null) receive(self.sent, self.version, { isOwn: true })
        },
        /** Merges the concurrent version under the edits. */
        mergeIncoming,
        /** Discards the edits in favour of the saved record. */
        reset() {
          begin(
            self.incoming?.record ?? self.base,
            self.incoming === null ? self.version : self.incoming.version,
          )
          self.isChecked = false
          for (const shown of [self.left, self.found, self.serverErrors]) shown.clear()
        },
      }
    })
}

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

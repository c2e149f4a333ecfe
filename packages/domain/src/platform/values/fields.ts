/** The names of the fields with these facts. */
export type NamesWith<Fields, Wanted> = {
  [Name in keyof Fields & string]: Fields[Name] extends Wanted ? Name : never
}[keyof Fields & string]

/** In the order of the record of fields. */
export function namesWith<
  Fields extends Readonly<Record<string, object>>,
  const Wanted extends Readonly<Record<string, unknown>>,
>(fields: Fields, wanted: Wanted): readonly NamesWith<Fields, Wanted>[] {
  const names = Object.keys(fields) as NamesWith<Fields, Wanted>[]
  return names.filter((name) => {
    const facts: Readonly<Record<string, unknown>> = { ...fields[name] }
    return Object.entries(wanted).every(([fact, value]) => facts[fact] === value)
  })
}

export function filled<Field extends string, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Record<Field, Value> {
  // A loop: lists fill thousands of records a second.
  const values: Partial<Record<Field, Value>> = {}
  for (const field of fields) values[field] = valueOf(field)
  return values as Record<Field, Value>
}

export const picked = <Values extends object, Field extends keyof Values & string>(
  values: Values,
  fields: readonly Field[],
): Pick<Values, Field> => filled(fields, (field) => values[field]) as Pick<Values, Field>

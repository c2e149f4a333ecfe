import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types'
import { docgenOf } from './docgen.ts'

/** The values of a prop: a value of a list (null included where it is one), or a value to type, or none of them. */
export type PropKind = 'boolean' | 'number' | 'other' | 'text' | readonly (number | string | null)[]

/** By the name of the component and of the prop. */
export type PropKinds = Readonly<Record<string, Readonly<Record<string, PropKind>>>>

const NO_CONTROL: InputType = { control: { disable: true } }

const asCode = (value: PropKind[number] | null) => (typeof value === 'string' ? `'${value}'` : String(value))

/** A list in the order in which its type is written, where it is written out. */
const asWritten = (choices: Exclude<PropKind, string>, written: string) =>
  choices.toSorted((one, other) => written.indexOf(asCode(one)) - written.indexOf(asCode(other)))

function controlOf(
  kind: PropKind | undefined,
  written: string,
  arg: unknown,
  type: StrictInputType['type'],
): InputType {
  if (kind === 'other') return typeof arg === 'string' ? { control: { type: 'text' } } : NO_CONTROL
  if (typeof kind === 'string') return { control: { type: kind } }
  if (kind !== undefined) {
    const options = asWritten(kind, written)
    return {
      control: { type: 'select' },
      options,
      type: { name: 'enum', value: options.map((choice) => choice ?? 'null') },
      table: { type: { summary: options.map(asCode).join(' | ') } },
    }
  }
  const isPlain =
    type === undefined ? typeof arg !== 'object' : ['boolean', 'enum', 'number', 'string'].includes(type.name)
  return isPlain && arg !== undefined ? {} : NO_CONTROL
}

/**
 * A control for each prop that a person can set: a select for a choice, a field for a text or a number, a switch. There
 * is none for functions, elements and records; Storybook would offer their JSON. Prop types are shown as written, and
 * choices with their members.
 */
export const propControls =
  (kinds: PropKinds): ArgTypesEnhancer =>
  ({ argTypes, component, initialArgs }) => {
    const { displayName = '', props = {} } = docgenOf(component)
    const names = [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])]
    return Object.fromEntries(
      names.map((name): [string, StrictInputType] => {
        const argType = argTypes[name] ?? { name }
        const written = props[name]?.tsType?.raw?.replaceAll(/\s+/g, ' ') ?? ''
        const { table, ...control } = controlOf(
          kinds[displayName]?.[name],
          written,
          initialArgs[name],
          argType.type,
        )
        const summary = table?.type?.summary ?? (written === '' ? undefined : written)
        return [
          name,
          {
            ...argType,
            ...(argType.control === undefined ? control : {}),
            ...(summary === undefined ? {} : { table: { ...argType.table, type: { summary } } }),
          } as StrictInputType,
        ]
      }),
    )
  }

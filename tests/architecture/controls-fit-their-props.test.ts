import { inferControls } from 'storybook/preview-api'
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { propControls, type PropKinds } from '../../.storybook/prop-controls.ts'
import { readProps } from '../../.storybook/read-props.ts'

const kinds = readProps()

/** The controls that Storybook shows where react-docgen has resolved nothing, which is the worst case. */
function controlsOf(component: string, args: object = {}, all: PropKinds = kinds): StrictArgTypes {
  const argTypes: StrictArgTypes = Object.fromEntries(
    Object.keys(kinds[component] ?? {}).map((name): [string, StrictInputType] => [
      name,
      { name, type: { name: 'other', value: 'unknown' } },
    ]),
  )
  const context = {
    argTypes,
    initialArgs: args,
    component: { __docgenInfo: { displayName: component } },
    parameters: { __isArgsStory: true },
  } as unknown as Parameters<typeof inferControls>[0]
  return inferControls({ ...context, argTypes: propControls(all)(context) })
}

const components = Object.keys(kinds)

const isShown = ({ control }: StrictInputType) => control !== undefined && control.disable !== true

const rawJson = (argTypes: StrictArgTypes): string[] =>
  Object.entries(argTypes)
    .filter(([, argType]) => isShown(argType) && argType.control?.type === 'object')
    .map(([name]) => name)

test('no control is raw JSON', () => {
  expect(components.length).toBeGreaterThan(100)
  expect(components.flatMap((name) => rawJson(controlsOf(name)).map((prop) => `${name}.${prop}`))).toEqual([])
  expect(rawJson(controlsOf('Button', { rows: [] }))).toEqual([])
})

test('what is one of a few is a select', () => {
  const wanted = new Set(['variant', 'size', 'tone', 'phase', 'density', 'side', 'section'])
  const chosen = components.flatMap((name) =>
    Object.entries(controlsOf(name))
      .filter(([prop]) => wanted.has(prop))
      .map(([prop, { control, options }]) => [`${name}.${prop}`, control?.type, (options ?? []).length > 1]),
  )
  expect(chosen.length).toBeGreaterThan(30)
  expect(chosen.filter(([, type, hasOptions]) => type !== 'select' || !hasOptions)).toEqual([])
})

test.each([
  ['Button', 'variant', 'select'],
  ['Button', 'isBusy', 'boolean'],
  ['Button', 'busyLabel', 'text'],
  ['LeadStatusLabel', 'status', 'select'],
  ['StatusLabel', 'tone', 'select'],
  ['NumberField', 'value', 'number'],
  ['PictureField', 'src', 'text'],
])('%s.%s: %s', (component, prop, type) => {
  expect(controlsOf(component)[prop]?.control?.type).toBe(type)
})

test('functions, elements and records have no control, but a text among them has', () => {
  expect(controlsOf('Button')['icon']?.control?.disable).toBe(true)
  expect(controlsOf('Dialog')['onCloseRequest']?.control?.disable).toBe(true)
  expect(controlsOf('DataTable')['rows']?.control?.disable).toBe(true)
  expect(controlsOf('Button', { children: 'Save' })['children']?.control).toEqual({ type: 'text' })
})

test('without the kinds of the props, nothing unresolved gets a control', () => {
  expect(isShown(controlsOf('Button', {}, {})['variant'] ?? { name: '' })).toBe(false)
})

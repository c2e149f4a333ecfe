import { inferControls } from 'storybook/preview-api'
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { propControls, type PropKinds } from './prop-controls.ts'
import { readProps } from './read-props.ts'

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
  } as unknown as Parameters<ReturnType<typeof propControls>>[0]
  return inferControls({ ...context, argTypes: propControls(all)(context) })
}

const components = Object.keys(kinds)

/** The type of Storybook's control, if any. */
function shown(argType: StrictInputType | undefined): string | undefined {
  const control = argType?.control
  if (typeof control !== 'object') return control === false ? undefined : control
  return control.disable === true ? undefined : control.type
}

const rawJson = (argTypes: StrictArgTypes): string[] =>
  Object.entries(argTypes)
    .filter(([, argType]) => shown(argType) === 'object')
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
      .map(([prop, argType]) => [`${name}.${prop}`, shown(argType), (argType.options ?? []).length > 1]),
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
  expect(shown(controlsOf(component)[prop])).toBe(type)
})

test('functions, elements and records have no control, but a text among them has', () => {
  expect(shown(controlsOf('Button')['icon'])).toBeUndefined()
  expect(shown(controlsOf('Dialog')['onCloseRequest'])).toBeUndefined()
  expect(shown(controlsOf('DataTable')['rows'])).toBeUndefined()
  expect(shown(controlsOf('Button', { children: 'Save' })['children'])).toBe('text')
})

test('without the kinds of the props, nothing unresolved gets a control', () => {
  expect(shown(controlsOf('Button', {}, {})['variant'])).toBeUndefined()
})

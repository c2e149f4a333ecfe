import { GRID_STEP_PX, scale } from './scale.ts'
import { light } from './semantic.ts'

type References<T> = {
  readonly [K in keyof T]: T[K] extends string ? `var(--lk-${string})` : References<T[K]>
}

interface Tree {
  readonly [key: string]: string | Tree
}

const kebab = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Flattens a tree of values into `[custom property name, value]`. */
export function customProperties(tree: Tree, prefix = '--lk'): [name: string, value: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = `${prefix}-${kebab(key)}`
    return typeof value === 'string' ? [[name, value]] : customProperties(value, name)
  })
}

function references<T extends Tree>(tree: T, prefix = '--lk'): References<T> {
  const entries = Object.entries(tree).map(([key, value]) => {
    const name = `${prefix}-${kebab(key)}`
    return [key, typeof value === 'string' ? `var(${name})` : references(value, name)]
  })
  return Object.fromEntries(entries) as References<T>
}

/** The tokens of styled parts: `token.surface.plain` is `var(--lk-surface-plain)` in the current theme. */
export const token = references({ ...light, ...scale })

/** A length on the 4 px grid: `space(3)` is 12 px. */
export const space = (steps: number): string => `${(steps * GRID_STEP_PX) / 16}rem`

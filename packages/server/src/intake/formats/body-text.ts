import { isRecord } from '@latchkey/domain/platform/values/is-record'
import { NESTING_MAX } from '../../platform/http/bodies.ts'
import { isNestedDeeper } from '../../platform/http/nesting.ts'

export const FORM_TYPE = 'application/x-www-form-urlencoded'

type Body = Readonly<Record<string, unknown>>

/** Null for what is neither an object of JSON nor a form. */
export const bodyIn = (text: string, isForm: boolean): Body | null => (isForm ? formIn(text) : jsonIn(text))

function jsonIn(text: string): Body | null {
  if (isNestedDeeper(text, NESTING_MAX)) return null
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** A name with dots is a path; of a repeated name the first value counts. */
function formIn(text: string): Body | null {
  const body: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = name.split('.').slice(0, NESTING_MAX)
    const last = steps.pop() ?? ''
    let place: Record<string, unknown> | undefined = body
    for (const step of steps) place = place && placeWithin(place, step)
    if (place && !Object.hasOwn(place, last)) define(place, last, value)
  }
  return Object.keys(body).length > 0 ? body : null
}

/** Undefined where a text stands already. */
function placeWithin(place: Record<string, unknown>, step: string): Record<string, unknown> | undefined {
  if (!Object.hasOwn(place, step)) define(place, step, {})
  const within = place[step]
  return isRecord(within) ? within : undefined
}

/** Also defines `__proto__`, which an assignment would treat as the prototype. */
function define(place: object, name: string, value: unknown): void {
  Object.defineProperty(place, name, { value, enumerable: true, writable: true, configurable: true })
}

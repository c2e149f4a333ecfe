import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A part of this build that could not be fetched. */
export class MissingPartError extends Error {
  constructor(cause: unknown) {
    super('A part of this page could not be fetched. Reload the page.', { cause })
    this.name = 'MissingPartError'
  }
}

/**
 * Fetches a part of the app.
 * @throws MissingPartError when it cannot be fetched, so that this is told apart from a fault in the part.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    throw new MissingPartError(error)
  }
}

/** A component of a module that is fetched when it is first shown; it throws MissingPartError when that fails. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<{ [Key in NoInfer<Name>]: ComponentType<Props> }>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await fetchPart(load))[name] }))
}

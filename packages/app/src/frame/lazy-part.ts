import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A part of this build that could not be fetched. */
export class MissingPartError extends Error {
  constructor(cause: unknown) {
    super('A part of this page could not be fetched. Reload the page.', { cause })
    this.name = 'MissingPartError'
  }
}

/** Fetches a part of the app; one that cannot be fetched is told from a fault in it. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    throw new MissingPartError(error)
  }
}

/** Fetches a part of the app when it is first shown; a part that cannot be fetched is told from a fault in it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart(load) }))
}

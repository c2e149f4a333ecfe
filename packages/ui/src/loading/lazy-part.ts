import { createElement, lazy, useState, type ComponentType } from 'react'

/** A chunk of this build could not be fetched. */
export class MissingPartError extends Error {
  constructor(cause: unknown) {
    super('Part of this page could not be loaded. Reload the page.', { cause })
    this.name = 'MissingPartError'
  }
}

/** Props of a component of a module; `never` if the module has no such component. */
export type PropsOf<Module, Name extends keyof Module> =
  Module[Name] extends ComponentType<infer Props extends object> ? Props : never

/** A component that is fetched when first shown; `fetch` prefetches it and rejects with MissingPartError. */
export type LazyPart<Props> = ComponentType<Props> & {
  readonly fetch: () => Promise<unknown>
}

/**
 * A page, fetched when first shown; throws MissingPartError if that fails, to distinguish it from an error in the page.
 * One that was prefetched is rendered at once: React renders what has suspended in slices, with a calculation of styles
 * after each.
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyPart<PropsOf<Module, Name>> {
  type Content = ComponentType<PropsOf<Module, Name>>
  let fetched: Content | null = null
  const fetch = async (): Promise<Content> => {
    try {
      fetched = (await load())[name] as Content
      return fetched
    } catch (error) {
      throw new MissingPartError(error)
    }
  }
  const Suspending: Content = lazy(async () => ({ default: await fetch() }))

  function Part(props: PropsOf<Module, Name>) {
    const [Content] = useState(() => fetched ?? Suspending)
    return createElement(Content, props)
  }
  return Object.assign(Part, { fetch })
}

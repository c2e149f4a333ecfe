import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

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
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  readonly fetch: () => Promise<unknown>
}

/** A page, fetched when first shown; throws MissingPartError if that fails, to distinguish it from an error in the page. */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyPart<PropsOf<Module, Name>> {
  const fetch = () =>
    load().catch((error: unknown) => {
      throw new MissingPartError(error)
    })
  const part = lazy(async () => ({ default: (await fetch())[name] as ComponentType<PropsOf<Module, Name>> }))
  return Object.assign(part, { fetch })
}

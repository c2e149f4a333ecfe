import type { Brand } from './office.contract.ts'

/** `own` is the brand embedded in the page; `fetch` reads the current one. */
export interface BrandPort {
  readonly own: Brand
  /** Rejects with a `ProblemError`. */
  fetch(): Promise<Brand>
}

export interface BrandEnv {
  brand: BrandPort
}

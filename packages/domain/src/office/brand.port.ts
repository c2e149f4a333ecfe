import type { Brand } from './office.contract.ts'

/** What pages show of the agency before and after a sign-in. */
export interface BrandPort {
  /** What came with the page. */
  initial: Brand
  /** As it is now; rejects with a `ProblemError`. */
  read(): Promise<Brand>
}

/** The environment with it. */
export interface BrandEnv {
  brand: BrandPort
}

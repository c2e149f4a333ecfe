import type { Brand } from './office.contract.ts'

/** What pages show of the agency: as the page came with it, and as the server has it. */
export interface BrandPort {
  readonly own: Brand
  /** Rejects with a `ProblemError`. */
  fetch(): Promise<Brand>
}

/** The environment with it. */
export interface BrandEnv {
  brand: BrandPort
}

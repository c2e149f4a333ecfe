// The subsets shared by browsers and Node.js: the domain is compiled without the types of either.

declare class URL {
  /** @throws TypeError for what is no URL */
  constructor(url: string)
  /** In ASCII. */
  readonly hostname: string
}

declare class URLSearchParams {
  constructor(init?: string | Readonly<Record<string, string>> | URLSearchParams)
  readonly size: number
  has(name: string): boolean
  get(name: string): string | null
  set(name: string, value: string): void
  append(name: string, value: string): void
  delete(name: string): void
  toString(): string
  [Symbol.iterator](): IterableIterator<[string, string]>
}

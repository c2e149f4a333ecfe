/** What a build is made of. */
export interface BuildInputs {
  /** Files and folders, relative to the root. */
  readonly paths: readonly string[]
  /** Files that cannot change the result. */
  readonly ignore?: RegExp
  /** Values that change the result, such as settings. */
  readonly values?: readonly string[]
}
/** A hash that changes whenever an input changes; contents count, not times, so that a checkout changes nothing. */
export declare function fingerprintOf(root: string, { paths, ignore, values }: BuildInputs): string

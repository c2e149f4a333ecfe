/** One choice of a closed set. */
export interface Option<V extends string | number> {
  value: V
  label: string
  isDisabled?: boolean
}

/** Choices under a heading. */
export interface OptionGroup<O> {
  heading: string
  options: readonly O[]
}

/** Choices, optionally under headings. */
export type Options<O> = readonly (O | OptionGroup<O>)[]

/** True for choices under a heading. */
export const isOptionGroup = <O extends object>(entry: O | OptionGroup<O>): entry is OptionGroup<O> =>
  'options' in entry

/** All choices in order, without headings. */
export const flatOptions = <O extends object>(options: Options<O>): readonly O[] =>
  options.flatMap((entry) => (isOptionGroup(entry) ? entry.options : [entry]))

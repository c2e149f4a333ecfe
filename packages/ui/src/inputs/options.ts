export interface Option<V extends string | number> {
  value: V
  label: string
  /** A second line, which tells apart options whose labels are alike. */
  detail?: string
  isDisabled?: boolean
}

export interface OptionGroup<O> {
  heading: string
  options: readonly O[]
}

export type Options<O> = readonly (O | OptionGroup<O>)[]

export const isOptionGroup = <O extends object>(entry: O | OptionGroup<O>): entry is OptionGroup<O> =>
  'options' in entry

/** All options in order, without headings. */
export const flatOptions = <O extends object>(options: Options<O>): readonly O[] =>
  options.flatMap((entry) => (isOptionGroup(entry) ? entry.options : [entry]))

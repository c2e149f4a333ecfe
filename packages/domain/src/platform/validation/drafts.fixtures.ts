/** Drafts whose fields have values drawn from those given for the field; the same in each run. */
export function draftsOf<Draft extends object>(
  values: { readonly [Field in keyof Draft]: readonly Draft[Field][] },
  count: number,
): Draft[] {
  let seed = 7
  const draw = (max: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % max
  }
  const fields = Object.entries<readonly unknown[]>(values)
  return Array.from({ length: count }, () =>
    Object.fromEntries(fields.map(([field, those]) => [field, those[draw(those.length)]])),
  ) as Draft[]
}

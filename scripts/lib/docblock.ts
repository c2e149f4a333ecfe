/** The docblock of an exported function, class or constant, without its stars; undefined if it has none. */
export const docblockOf = (source: string, name: string): string | undefined =>
  new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\nexport (?:(?:async )?function|const|class) ${name}\b`)
    .exec(source)?.[1]
    ?.replaceAll(/^ \* ?/gm, '')

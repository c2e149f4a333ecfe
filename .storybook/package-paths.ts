type Exports = Readonly<Record<string, string | null>>

/** The target of the most specific of the exports that match, as Node resolves them. */
function targetOf(exports: Exports, subpath: string): string | null {
  const exact = exports[subpath]
  if (exact !== undefined) return exact
  const [best] = Object.keys(exports)
    .filter((key) => key.endsWith('*') && subpath.startsWith(key.slice(0, -1)))
    .toSorted((one, other) => other.length - one.length)
  const target = best === undefined ? null : (exports[best] ?? null)
  return target?.replaceAll('*', subpath.slice((best?.length ?? 1) - 1)) ?? null
}

/** The path by which other packages import a file of this one: `./controls/Button` for `./src/controls/Button/Button.tsx`. */
export function packagePathOf(exports: Exports, file: string): string | undefined {
  return Object.entries(exports)
    .flatMap(([key, target]) => {
      if (target === null) return []
      const [start = '', ...rest] = target.split('*')
      const name = new RegExp(`^${[start, ...rest].map((part) => RegExp.escape(part)).join('(.+)')}$`).exec(
        file,
      )?.[1]
      return name === undefined ? (target === file ? [key] : []) : [key.replace('*', name)]
    })
    .find((subpath) => targetOf(exports, subpath) === file)
}

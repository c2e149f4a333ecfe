type Exports = Readonly<Record<string, string | null>>

/** The path by which other packages import a file of this one: `./controls/Button/Button.tsx` for `./src/controls/Button/Button.tsx`. */
export function packagePathOf(exports: Exports, file: string): string | undefined {
  const subpath = file.replace('./src/', './')
  // The longest key that matches decides, as in Node.
  const [key = ''] = Object.keys(exports)
    .filter((each) =>
      new RegExp(
        `^${each
          .split('*')
          .map((part) => RegExp.escape(part))
          .join('.+')}$`,
      ).test(subpath),
    )
    .toSorted((one, other) => other.length - one.length)
  return exports[key] ? subpath : undefined
}

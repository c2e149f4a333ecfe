import type { Source } from './_tree.ts'

// By patterns instead of a parser: oxfmt writes each of these statements in one way only.

const EXPORT =
  /^export (?:default )?(?:async )?(?:const|function|class|interface|type|enum)\b[* ]*(\w+)(?! from\b)/gm

/** Every export that the file itself declares by name, and whether a documentation comment is directly above. */
export const exportsOf = ({ text }: Source): { name: string; isDocumented: boolean }[] =>
  [...text.matchAll(EXPORT)].map(({ 1: name = '', index }) => {
    const above = text.slice(0, index)
    return { name, isDocumented: above.endsWith('*/\n') && above.startsWith('/**', above.lastIndexOf('/*')) }
  })

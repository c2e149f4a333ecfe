import { expect, it } from 'vitest'
import { IMPORT_KINDS } from './import.enums.ts'
import { importFieldsOf } from './import.fields.ts'
import { isOfWords } from './import-options.ts'
import { isWordField } from './words.ts'

it.each(IMPORT_KINDS)('the fields of %s with a table of words are those of the server', (kind) => {
  for (const field of importFieldsOf(kind, { people: [], roles: [] }))
    expect([field.name, isOfWords(field)]).toEqual([field.name, isWordField(kind, field.name)])
})

import { expect, test } from 'vitest'
import { methodCallsOf } from './_syntax.ts'
import { productSources, type Source } from './_tree.ts'

/** Retry buttons with another label. */
const otherRetries = ({ file, text }: Source): string[] =>
  /(?:^\s*|>|=")(?:Try again|Load again)(?:\s*$|<|")/m.test(text) ? [file] : []

test('the button that retries is called Retry everywhere', () => {
  expect(productSources().flatMap(otherRetries)).toEqual([])
  const file = 'packages/ui/src/A.tsx'
  expect(otherRetries({ file, text: '<Button>Try again</Button>' })).toEqual([file])
  expect(otherRetries({ file, text: '<Button>\n  Try again\n</Button>' })).toEqual([file])
  expect(otherRetries({ file, text: '<p>\n  Check the connection, then try again.\n</p>' })).toEqual([])
})

/** Inlined in the page as text before any module loads, so it cannot import its key. */
const BEFORE_EVERYTHING = 'packages/ui/src/theme/first-paint.ts'

/** Places with a literal key of the browser storage instead of its constant. */
const spelledKeys = (source: Source): string[] =>
  methodCallsOf(source)
    .filter(({ method }) => ['getItem', 'setItem', 'removeItem'].includes(method))
    .filter(({ args: [key] }) => key?.type === 'Literal' || key?.type === 'TemplateLiteral')
    .map(() => source.file)

test('keys of the storage are constants, never literals', () => {
  const sources = productSources().filter(({ file }) => file !== BEFORE_EVERYTHING)
  expect(sources.flatMap(spelledKeys)).toEqual([])
})

test('it can fail', () => {
  const file = 'packages/app/src/a.ts'
  expect(spelledKeys({ file, text: "localStorage.setItem('users_page', '1')" })).toEqual([file])
  expect(spelledKeys({ file, text: 'storage.getItem(`${list}_page`)' })).toEqual([file])
  expect(spelledKeys({ file, text: 'storage.getItem(paginationKey(list))' })).toEqual([])
})

import { expect, test } from 'vitest'
import { toastList, toasts } from './toasts.ts'

const shownMsOf = (id: string) => toastList.open.get(id)?.data.shownMs

test('an error and a toast with an action are shown longer', () => {
  const plain = shownMsOf(toasts.success('Saved.'))
  const withAction = shownMsOf(toasts.success('Deleted.', { label: 'Undo', onPress: () => {} }))
  expect(withAction).toBeGreaterThan(plain ?? Number.NaN)
  expect(shownMsOf(toasts.error('Not saved.'))).toBe(withAction)
})

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toasts } from '../toasts.ts'
import { Toaster } from './Toaster.tsx'

test('a server renders no toasts', () => {
  toasts.info('Copied to clipboard.')
  expect(renderToString(createElement(Toaster))).toBe('')
})

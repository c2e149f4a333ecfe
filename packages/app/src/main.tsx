import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import '@latchkey/ui/theme/fonts.css'
import { showBrand } from '@latchkey/ui/theme/show-brand.ts'
import { App } from './App.tsx'
import { BRAND } from './config/brand.ts'
import { createAppRouter, fetchPageAt } from './router/router.tsx'
import { createRuntime } from './runtime/create-runtime.ts'

const container = document.querySelector('#root')
if (container === null)
  throw new Error('index.html has no element with the id "root": there is nowhere to show the app.')

// Before anything else: the address may contain a token, and checking the session takes a moment.
const runtime = createRuntime()

async function show(root: Root) {
  // While the session is checked, which takes two round trips.
  if (runtime.root.session.phase === 'unknown') fetchPageAt(location.pathname)
  // Before rendering, so that the product's own colours do not flash.
  await showBrand(BRAND)
  root.render(
    <StrictMode>
      <App runtime={runtime} router={createAppRouter()} />
    </StrictMode>,
  )
}

void show(createRoot(container))

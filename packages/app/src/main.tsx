import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@latchkey/ui/theme/fonts.css'
import { showBrand } from '@latchkey/ui/theme/show-brand'
import { App } from './App.tsx'
import { BRAND } from './config/brand.ts'
import { createAppRouter } from './router/router.tsx'
import { createRuntime } from './runtime/create-runtime.ts'

const container = document.querySelector('#root')
if (container === null)
  throw new Error('index.html has no element with the id "root": there is nowhere to show the app.')

// At once: the address may hold a token, and the session is tried meanwhile.
const app = <App runtime={createRuntime()} router={createAppRouter()} />

// An agency's page never flashes our own colours; without any there is nothing to wait for.
void showBrand(BRAND).then(() => createRoot(container).render(<StrictMode>{app}</StrictMode>))

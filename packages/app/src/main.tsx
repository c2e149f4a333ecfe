import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@latchkey/ui/theme/fonts.css'
import { showBrand } from '@latchkey/ui/theme/show-brand'
import { App } from './App.tsx'
import { BRAND } from './config/brand.ts'
import { createAppRouter, fetchPageAt } from './router/router.tsx'
import { nextTask } from './runtime/next-task.ts'
import { createRuntime } from './runtime/create-runtime.ts'

const container = document.querySelector('#root')
if (container === null)
  throw new Error('index.html has no element with the id "root": there is nowhere to show the app.')

// At once: the address may hold a token, and the session is tried meanwhile.
const runtime = createRuntime()
// Not only when it is known who may see it: that takes two answers of the server.
if (runtime.root.session.phase === 'unknown') fetchPageAt(location.pathname)

// An agency's page never flashes our own colours.
void Promise.all([showBrand(BRAND), nextTask()]).then(() => {
  const app = <App runtime={runtime} router={createAppRouter()} />
  // Rendered in slices: the first render of a root is otherwise one long task.
  startTransition(() => createRoot(container).render(<StrictMode>{app}</StrictMode>))
})

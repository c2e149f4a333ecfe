import { startTransition, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
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

/** Shows the app, in tasks of their own so that the browser paints and answers between them. */
async function show(root: Root) {
  await nextTask()
  // Not only when it is known who may see it: that takes two answers of the server.
  if (runtime.root.session.phase === 'unknown') fetchPageAt(location.pathname)
  // An agency's page never flashes our own colours.
  await Promise.all([showBrand(BRAND), nextTask()])
  const app = <App runtime={runtime} router={createAppRouter()} />
  // The first render of a root is otherwise not interrupted.
  startTransition(() => root.render(<StrictMode>{app}</StrictMode>))
}

void show(createRoot(container))

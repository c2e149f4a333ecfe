import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@latchkey/ui/theme/fonts.css'
import { App } from './App.tsx'
import { createAppRouter } from './router/router.tsx'
import { createRuntime } from './runtime/create-runtime.ts'

const container = document.querySelector('#root')
if (container === null)
  throw new Error('index.html has no element with the id "root": there is nowhere to show the app.')

createRoot(container).render(
  <StrictMode>
    <App runtime={createRuntime()} router={createAppRouter()} />
  </StrictMode>,
)

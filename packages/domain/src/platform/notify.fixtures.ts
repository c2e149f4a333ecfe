import type { Notify, NotifyAction } from './notify.ts'

/** A `notify` that records its calls. */
export function heard() {
  const said: [tone: keyof Notify, text: string, action?: NotifyAction][] = []
  const notify: Notify = {
    success: (text, action) => void said.push(action ? ['success', text, action] : ['success', text]),
    error: (text) => void said.push(['error', text]),
    info: (text) => void said.push(['info', text]),
  }
  return { notify, said }
}

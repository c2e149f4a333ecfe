import { BUILD_CHECK_MS, type BuildStore } from '@latchkey/domain/update/build.store'

/** Asks for the served build each minute and whenever the person comes back to the page; returns what stops that. Source: decision G18. */
export function watchBuild(
  build: Pick<BuildStore, 'check'>,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const check = () => void build.check()
  const timer = setInterval(check, BUILD_CHECK_MS)
  page.addEventListener('focus', check)
  return () => {
    clearInterval(timer)
    page.removeEventListener('focus', check)
  }
}

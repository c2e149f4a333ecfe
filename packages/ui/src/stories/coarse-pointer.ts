/** A `beforeEach` of a story that is used with a finger. */
export function coarsePointer(): () => void {
  const { matchMedia } = globalThis
  globalThis.matchMedia = (query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query)
  return () => {
    globalThis.matchMedia = matchMedia
  }
}

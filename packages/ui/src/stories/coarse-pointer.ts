/** For `beforeEach`: the story is used with a finger. */
export function coarsePointer(): () => void {
  const { matchMedia } = globalThis
  globalThis.matchMedia = (query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query)
  return () => {
    globalThis.matchMedia = matchMedia
  }
}

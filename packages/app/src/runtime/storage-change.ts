/** Notifies of changes made by other tabs, until the returned function is called. */
export function onStorageChange(
  listener: (key: string | null, value: string | null) => void,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const handle = ({ key, newValue }: StorageEvent) => listener(key, newValue)
  target.addEventListener('storage', handle)
  return () => target.removeEventListener('storage', handle)
}

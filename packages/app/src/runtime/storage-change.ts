/** Calls back when another tab changes a stored value, until the returned function is called. */
export function onStorageChange(
  listener: (key: string | null, value: string | null) => void,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const handle = ({ key, newValue }: StorageEvent) => listener(key, newValue)
  target.addEventListener('storage', handle)
  return () => target.removeEventListener('storage', handle)
}

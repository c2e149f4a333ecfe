import { useEffect, useState } from 'react'
import { lazyPopup } from '@latchkey/ui/loading/lazy-popup.tsx'
import { useFetchLater } from '@latchkey/ui/loading/use-fetch-later.ts'
import { toastList } from '@latchkey/ui/overlays/toasts.ts'

const Toaster = lazyPopup(() => import('@latchkey/ui/overlays/Toaster/Toaster.tsx'), 'Toaster')

/** The Toaster, fetched for the first toast, or some seconds after the page: a toast may report a lost connection. */
export function LazyToaster() {
  const [isWanted, setWanted] = useState(false)
  useFetchLater(Toaster.fetch)
  useEffect(() => toastList.onWaiting(() => setWanted(true)), [])
  return isWanted && <Toaster />
}

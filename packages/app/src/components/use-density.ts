import { rememberDensity, rememberedDensity, type Density } from '@latchkey/domain/platform/lists/density'
import { useState } from 'react'
import { useRuntime } from '../runtime/runtime.ts'

/** Density of the user's tables, stored in this browser; spread the result into a table. */
export function useDensity() {
  const { root, storage } = useRuntime()
  const userId = root.session.user?.id ?? 0
  const [density, setDensity] = useState(() => rememberedDensity(storage, userId))
  const onDensity = (next: Density) => {
    setDensity(next)
    rememberDensity(storage, userId, next)
  }
  return { density, onDensity }
}

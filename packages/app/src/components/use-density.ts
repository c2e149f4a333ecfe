import { rememberDensity, rememberedDensity, type Density } from '@latchkey/domain/platform/lists/density'
import { useState } from 'react'
import { useRuntime } from '../runtime/runtime.ts'

/** The density of this person's tables, kept in this browser: spread it into a table. */
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

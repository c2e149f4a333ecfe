import type { StoreEnv } from '@latchkey/domain/root/env'
import { getEnv } from 'mobx-state-tree'
import { useState } from 'react'
import { useRoot } from './runtime.ts'

/** A store of this component alone, with the environment of the tree. */
export function useStore<Store>(Model: { create: (snapshot: object, env: StoreEnv) => Store }): Store {
  const root = useRoot()
  const [store] = useState(() => Model.create({}, getEnv(root)))
  return store
}

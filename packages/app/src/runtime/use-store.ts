import type { StoreEnv } from '@latchkey/domain/root/root.calls'
import type { RootStore } from '@latchkey/domain/root/root.store'
import { getEnv } from 'mobx-state-tree'
import { useEffect, useState } from 'react'
import { useRoot } from './runtime.ts'

type PageEnv = StoreEnv & {
  /** The tree. */
  stores: RootStore
}

/** A store of this component alone, with the environment of the tree. */
export function useStore<Store, Snapshot extends object>(
  Model: { create: (snapshot: Snapshot, env: PageEnv) => Store },
  snapshot = {} as Snapshot,
): Store {
  const stores = useRoot()
  const [store] = useState(() => Model.create(snapshot, { ...getEnv<StoreEnv>(stores), stores }))
  return store
}

/** Does the same for a store that follows pushes, which it does while the component is mounted. */
export function useFollowing<Store extends { follow: () => () => void }>(Model: {
  create: (snapshot: never, env: PageEnv) => Store
}): Store {
  const store = useStore(Model)
  useEffect(() => store.follow(), [store])
  return store
}

/** Does the same for a store that is loaded when the component is mounted. */
export function useLoaded<Store extends { load: () => unknown }>(Model: {
  create: (snapshot: never, env: PageEnv) => Store
}): Store {
  const store = useStore(Model)
  useEffect(() => void store.load(), [store])
  return store
}

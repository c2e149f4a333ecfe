import type { PersonalChoice } from '@latchkey/domain/platform/storage/personal-choice'
import { useState } from 'react'
import { useRuntime } from './runtime.ts'

/** Returns the user's choice in this browser, and a function that changes it. Call it from an observer. */
export function usePersonalChoice<Value>(
  choice: PersonalChoice<Value>,
): readonly [value: Value, choose: (value: Value) => void] {
  const { root, storage } = useRuntime()
  const userId = root.session.user?.id ?? null
  const [chosen, setChosen] = useState<{ userId: number | null; value: Value } | null>(null)
  const choose = (value: Value) => {
    setChosen({ userId, value })
    choice.remember(storage, userId, value)
  }
  return [chosen?.userId === userId ? chosen.value : choice.of(storage, userId), choose]
}

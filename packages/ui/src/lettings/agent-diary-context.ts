import type { AgentDiary } from '@latchkey/domain/calendar/agent-diary.store'
import { createContext } from 'react'

/** Loads the viewings of agents; null if they are not available. */
export const AgentDiaryContext = createContext<AgentDiary | null>(null)

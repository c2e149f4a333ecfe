import type { AgentDiary } from '@latchkey/domain/calendar/agent-diary.store'
import { createContext } from 'react'

/** Where the viewings of agents are read from; null where nothing is known of them. */
export const AgentDiaryContext = createContext<AgentDiary | null>(null)

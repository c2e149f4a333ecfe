import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { CalendarEnv, CalendarWindow } from './calendar.port.ts'
import type { CalendarLead } from './viewing.contract.ts'

const keyOf = ({ from, to, agent = '' }: CalendarWindow): string => [from, to, agent].join(' ')

/** The viewings of agents, read to choose a time among them. Source: decision A7. */
export const AgentDiaryModel = types
  .model('Agent diary', { known: types.map(types.frozen<readonly CalendarLead[]>()) })
  .views((self) => ({
    /** The viewings of a window; undefined before they are known. */
    viewingsOf(window: CalendarWindow): readonly CalendarLead[] | undefined {
      return self.known.get(keyOf(window))
    },
  }))
  .actions((self) => ({
    /** Reads the viewings of a window; when that fails, those known so far stay. */
    read: flow(function* (window: CalendarWindow) {
      try {
        const viewings = yield* toGenerator(getEnv<CalendarEnv>(self).calendar.leads(window))
        self.known.set(keyOf(window), viewings)
      } catch {
        // A time can be chosen without knowing what is booked, and the server refuses a clash.
      }
    }),
    /** Drops everything, for the next person at this screen. */
    forget() {
      self.known.clear()
    },
  }))

/** The viewings of agents, read to choose a time among them. */
export interface AgentDiary extends Instance<typeof AgentDiaryModel> {}

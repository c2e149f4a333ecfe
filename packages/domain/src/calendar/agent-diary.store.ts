import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { CalendarEnv, CalendarWindow } from './calendar.calls.ts'
import type { CalendarLead } from './viewing.contract.ts'
import { refetchesNothing } from '../platform/records/tree-store.ts'

const keyOf = ({ from, to, agent = '' }: CalendarWindow): string => [from, to, agent].join(' ')

export const AgentDiaryModel = types
  .model('Agent diary', { known: types.map(types.frozen<readonly CalendarLead[]>()) })
  .actions(refetchesNothing)
  .views((self) => ({
    /** Undefined until loaded. */
    viewingsOf(window: CalendarWindow): readonly CalendarLead[] | undefined {
      return self.known.get(keyOf(window))
    },
  }))
  .actions((self) => ({
    /** Keeps earlier viewings on failure. */
    read: flow(function* (window: CalendarWindow) {
      try {
        const viewings = yield* toGenerator(getEnv<CalendarEnv>(self).calendar.leads(window))
        self.known.set(keyOf(window), viewings)
      } catch {
        // Booked times are a hint only: the server rejects a clash.
      }
    }),
    forget() {
      self.known.clear()
    },
  }))

export interface AgentDiary extends Instance<typeof AgentDiaryModel> {}

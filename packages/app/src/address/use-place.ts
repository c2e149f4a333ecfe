import { useToday } from '../config/use-clock.ts'
import { useSearch } from './AppRouter.tsx'

/** The place in a page's address, by default that of today. Going on replaces the history entry, so that Back leaves the page. */
export function usePlace<Place extends object>(
  placeIn: (params: URLSearchParams, today: string) => Place,
  withPlace: (params: URLSearchParams, place: Place) => URLSearchParams,
) {
  const today = useToday()
  const { params, setSearch } = useSearch()
  const place = placeIn(params, today)
  const go = (change: Partial<Place>) =>
    setSearch(withPlace(params, { ...place, ...change }), { replace: true })
  return { today, place, go }
}

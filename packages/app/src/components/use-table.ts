import { useList } from '../address/use-list.ts'
import { useDensity } from './use-density.ts'

/** Props of a table that shows a list, with the density that the user chose. Call it from an observer. */
export function useTable<Row, Column extends string>(...list: Parameters<typeof useList<Row, Column>>) {
  return { ...useList(...list), ...useDensity() }
}

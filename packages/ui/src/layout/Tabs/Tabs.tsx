import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import * as S from './Tabs.styles.ts'

/** One tab. */
export interface TabOption<V extends string> {
  value: V
  label: string
  /** After the label, such as the number of errors behind the tab. */
  mark?: ReactNode
  isDisabled?: boolean
}

export interface TabsProps<V extends string> {
  /** The accessible name of the list of tabs, such as "Steps". */
  label: string
  tabs: readonly TabOption<V>[]
  /** The tab whose content is shown. */
  value: V
  onChange: (value: V) => void
  /** The content of the current tab. */
  children: ReactNode
}

/**
 * Parts of one subject, of which one is shown; the tabs wrap where they have no room.
 *
 * @do Keep the current tab in the address, so that a link opens it.
 * @do Name each tab in a word.
 * @dont Do not use them for other pages: those are links.
 * @dont Do not put fields of one form behind several tabs: an Accordion shows which of them has an error.
 * @key Arrow Left, Arrow Right, Home, End: Move among the tabs.
 * @key Enter or Space: Shows the content of the focused tab.
 */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  return (
    <Base.Root value={value} onValueChange={(next: V) => onChange(next)}>
      <S.List aria-label={label}>
        {tabs.map(({ value: of, label: name, mark, isDisabled = false }) => (
          <S.Tab key={of} value={of} disabled={isDisabled}>
            <span data-own>{name}</span>
            {mark}
          </S.Tab>
        ))}
      </S.List>
      <S.Panel key={value} value={value}>
        {children}
      </S.Panel>
    </Base.Root>
  )
}

import { Check } from 'lucide-react'
import { useId, type ReactNode, type RefObject } from 'react'
import { focusChosen } from '../../popup/item-focus.ts'
import { useItemPopup } from '../../popup/use-item-popup.ts'
import { isOptionGroup, type Option, type Options } from '../options.ts'
import * as S from './Select.styles.ts'

interface SelectPopupProps<V extends string | number> {
  id: string
  'aria-label': string | undefined
  'aria-labelledby': string | undefined
  popup: RefObject<HTMLDivElement | null>
  /** The field: the list is positioned at it, and the focus returns to it. */
  opener: RefObject<HTMLElement | null>
  options: Options<Option<V>>
  /** The label of the empty option; undefined if there is none. */
  clearLabel: string | undefined
  value: V | null
  /** True when opened by keyboard: the first option is focused if none is chosen. */
  isByKey: boolean
  onChoose: (value: V | null) => void
  onClose: () => void
  onLeave: (() => void) | undefined
}

interface GroupProps {
  heading: string
  children: ReactNode
}

function Group({ heading, children }: GroupProps) {
  const id = useId()
  return (
    <S.Group aria-labelledby={id}>
      <S.GroupLabel id={id}>{heading}</S.GroupLabel>
      {children}
    </S.Group>
  )
}

/** The open list of a select. */
export function SelectPopup<V extends string | number>({
  popup,
  opener,
  options,
  clearLabel,
  value,
  isByKey,
  onChoose,
  onClose,
  onLeave,
  ...named
}: SelectPopupProps<V>) {
  const { close, handlers } = useItemPopup({ popup, opener, onClose, onLeave, isWrapping: false })

  const item = (option: { value: V | null; label: string; isDisabled?: boolean }) => (
    <S.Item
      key={option.value}
      aria-selected={option.value === value}
      aria-disabled={option.isDisabled}
      data-disabled={option.isDisabled || undefined}
      data-empty={option.value === null || undefined}
      onClick={() => {
        if (option.isDisabled) return
        close()
        onChoose(option.value)
      }}
    >
      <S.Tick>{option.value === null ? null : <Check aria-hidden />}</S.Tick>
      <span>{option.label}</span>
    </S.Item>
  )

  return (
    <S.Popup
      {...named}
      {...handlers}
      ref={popup}
      anchor={opener}
      onShown={() => popup.current && focusChosen(popup.current, isByKey)}
    >
      {clearLabel !== undefined && item({ value: null, label: clearLabel })}
      {options.map((entry) =>
        isOptionGroup(entry) ? (
          <Group key={entry.heading} heading={entry.heading}>
            {entry.options.map(item)}
          </Group>
        ) : (
          item(entry)
        ),
      )}
    </S.Popup>
  )
}

import type { RenderLink } from '../../controls/render-link.tsx'
import { Menu, type MenuItem } from '../../overlays/Menu/Menu.tsx'
import * as S from './RowMenu.styles.ts'

export interface RowMenuProps {
  /** The name of the row: heads the menu, and tells its button from those of the other rows. */
  name: string
  /**
   * What can be done with the row. What this person may not do, or what does not apply to this row, has
   * `isVisible` false; what applies but lacks data has `isDisabled`.
   */
  items: readonly MenuItem[]
  /** Makes the links of items with an `href`; the app gives its router's. */
  renderLink?: RenderLink
}

/** What can be done with one row of a list, behind three dots at its end. */
export function RowMenu({ name, items, renderLink }: RowMenuProps) {
  const label = `Actions for ${name}`
  return (
    <Menu
      label={label}
      header={name}
      items={items}
      renderLink={renderLink}
      trigger={<S.Dots type="button" aria-label={label} data-variant="quiet" data-size="small" />}
    />
  )
}

import { Rows3, Rows4 } from 'lucide-react'
import { SegmentedControl } from '../../controls/SegmentedControl/SegmentedControl.tsx'
import type { Density } from './density.ts'

export interface DensityChoiceProps {
  density: Density
  onDensity: (density: Density) => void
}

const CHOICES = [
  { value: 'comfortable', label: 'Comfortable', icon: <Rows3 aria-hidden /> },
  { value: 'compact', label: 'Compact', icon: <Rows4 aria-hidden /> },
] as const

/**
 * Chooses the row height of a table.
 *
 * @do Keep the choice for the person; it applies to every table.
 * @dont Do not preselect Comfortable: without a choice the width of the window decides.
 * @key Enter or Space: Chooses.
 */
export function DensityChoice({ density, onDensity }: DensityChoiceProps) {
  return (
    <SegmentedControl<Density>
      label="Density"
      size="small"
      choices={CHOICES}
      value={density}
      onChange={onDensity}
    />
  )
}

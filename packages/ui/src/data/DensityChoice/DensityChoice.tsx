import { SegmentedControl } from '../../controls/SegmentedControl/SegmentedControl.tsx'
import type { Density } from './density.ts'

export interface DensityChoiceProps {
  density: Density
  onDensity: (density: Density) => void
}

const CHOICES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const

/** Chooses the row height of a table. */
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

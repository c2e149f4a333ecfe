import * as S from './ProgressBar.styles.ts'

export interface ProgressBarProps {
  /** The accessible name, such as "Upload of kitchen.jpg". */
  label: string
  /** The completed fraction, 0 to 1; null if unknown. */
  value: number | null
}

/**
 * The progress of an operation that takes more than a moment.
 *
 * @also Progress, Loader
 * @do Name what is running: “Uploading kitchen.jpg”.
 * @dont Do not show one for what takes less than a second.
 */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return <S.Bar aria-label={label} max={100} value={percent} />
}

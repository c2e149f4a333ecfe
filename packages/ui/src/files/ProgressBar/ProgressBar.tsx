import * as S from './ProgressBar.styles.ts'

export interface ProgressBarProps {
  /** What is running, such as "Upload of kitchen.jpg". */
  label: string
  /** How much is done, from 0 to 1; null while that is not known. */
  value: number | null
}

/** The progress of something that takes more than a moment. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return <S.Bar aria-label={label} max={100} value={percent} />
}
